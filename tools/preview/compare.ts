import type { Problem } from '../../src/content/model/problem';
import { alignSections } from './alignSections';
import type { BuiltSite, SitePage, SitePart } from './site';
import { changedLines, changedWords, type TextPart } from './wordChanges';

/** A part of a page before and after. A difference can be visual only. */
export interface ComparedPart extends Pick<SitePart, 'where' | 'name'> {
  how: 'changed' | 'added' | 'removed' | 'moved';
  /** The lines in which words changed. */
  words: TextPart[][];
  /** Its place in the earlier page; undefined if it is new. */
  before: number | undefined;
  /** Its place in the later page; undefined if it is gone. */
  after: number | undefined;
}

export interface ComparedPage {
  path: string;
  isNew: boolean;
  title: TextPart[];
  description: TextPart[];
  parts: ComparedPart[];
}

export interface Comparison {
  /** Changed pages, then new ones. Changed is where the HTML differs, which can be visual only, or invisible. */
  pages: ComparedPage[];
  /** Without a redirect, the old address leads to the 404 page. */
  removed: { path: string; title: string; redirected: boolean }[];
  /** Links within the site that are broken now and weren't before. */
  brokenLinks: { path: string; href: string }[];
  newProblems: Problem[];
  newWarnings: Problem[];
}

/** Compares the builds before and after a change. */
export function compareSites(before: BuiltSite, after: BuiltSite): Comparison {
  const pages = [...after.pages.values()]
    .filter(({ path, digest }) => before.pages.get(path)?.digest !== digest)
    .map((page) => comparePages(before.pages.get(page.path), page))
    .sort((one, other) => Number(one.isNew) - Number(other.isNew));
  return {
    pages,
    removed: [...before.pages.values()]
      .filter(({ path }) => !after.pages.has(path))
      .map(({ path, title }) => ({ path, title, redirected: after.redirects.has(path) })),
    brokenLinks: newOnes(findBroken(before), findBroken(after), Object.values),
    newProblems: newOnes(before.checked.problems, after.checked.problems, placeOf),
    newWarnings: newOnes(before.checked.warnings, after.checked.warnings, placeOf),
  };
}

function comparePages(before: SitePage | undefined, after: SitePage): ComparedPage {
  const old = before?.sections ?? [];
  const sections = alignSections(
    old.map(({ text }) => text),
    after.sections.map(({ text }) => text),
  ).map((section) => {
    const [earlier, later] = [old[section.before ?? -1], after.sections[section.after ?? -1]];
    const how = !earlier ? 'added' : !later ? 'removed' : section.moved ? 'moved' : 'changed';
    return comparePart(how, earlier, later);
  });
  // The header, the footer and the dialogs of a new page aren't new.
  const around = before?.around.map((part, index) =>
    comparePart('changed', part, after.around[index]),
  );
  return {
    path: after.path,
    isNew: before === undefined,
    title: changedWords(before?.title ?? '', after.title),
    description: changedWords(before?.description ?? '', after.description),
    parts: [...(around ?? []), ...sections],
  };
}

function comparePart(
  how: ComparedPart['how'],
  before: SitePart | undefined,
  after: SitePart | undefined,
): ComparedPart {
  const { where, name } = after ?? before ?? { where: 'section', name: '' };
  const words = changedLines(before?.text ?? [], after?.text ?? []);
  return { where, name, how, words, before: before?.place, after: after?.place };
}

function findBroken({ pages, redirects }: BuiltSite): { path: string; href: string }[] {
  return [...pages.values()].flatMap(({ path, links }) =>
    links
      .filter((href) => !pages.has(href) && !redirects.has(href) && !/\.\w+$/.test(href))
      .map((href) => ({ path, href })),
  );
}

/** A problem that has only moved to another line is the same. */
function placeOf({ file, field, message }: Problem): string[] {
  return [file, field, message];
}

function newOnes<T>(before: readonly T[], after: readonly T[], key: (each: T) => string[]): T[] {
  const known = new Set(before.map((each) => key(each).join('\n')));
  return after.filter((each) => !known.has(key(each).join('\n')));
}
