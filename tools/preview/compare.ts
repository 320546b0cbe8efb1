import type { Problem } from '../../src/content/check/check';
import { type AlignedSection, alignSections } from './alignSections';
import type { Checked } from './checked';
import type { Surrounding } from './parts';
import type { BuiltSite, SitePage } from './site';
import { changedLines, changedWords, type Part } from './words';

/** What the check has against a site's content. */
export type FileResult = Pick<Checked, 'problems' | 'warnings'>;

/** The lines of a section in which words came or went, and where it was and is. */
export interface ComparedSection extends AlignedSection {
  name: string;
  words: Part[][];
}

export interface ChangedPage {
  path: string;
  /** All of its sections, in the order of the page. What differs may be seen but not read. */
  sections: ComparedSection[];
  /** The lines around the sections in which words came or went. */
  surroundings: Record<Surrounding, Part[][]>;
  title: Part[];
  description: Part[];
  /** The files of the share picture, below each built site, where it isn't the same picture. */
  sharePicture: { before: string | undefined; after: string | undefined } | undefined;
}

export interface Comparison {
  added: { path: string; title: string }[];
  /** Without a redirect, who has the old address finds nothing any more. */
  removed: { path: string; title: string; redirected: boolean }[];
  /** Pages whose HTML differs. What differs may be for machines alone, or be seen but not read. */
  changed: ChangedPage[];
  /** Links to addresses of this site that lead nowhere, and didn't before. */
  brokenLinks: { path: string; href: string }[];
  newProblems: Problem[];
  newWarnings: Problem[];
}

interface Side {
  site: BuiltSite;
  result: FileResult;
}

/** Tells what a change does to the site, from a build before it and one after. */
export function compareSites(before: Side, after: Side): Comparison {
  const [old, now] = [before.site, after.site];
  const changed = [...now.pages.values()].flatMap((page) => {
    const earlier = old.pages.get(page.path);
    return earlier === undefined || earlier.digest === page.digest
      ? []
      : [comparePages(earlier, page)];
  });
  return {
    added: [...now.pages.values()].filter(({ path }) => !old.pages.has(path)).map(named),
    removed: [...old.pages.values()]
      .filter(({ path }) => !now.pages.has(path))
      .map((page) => ({ ...named(page), redirected: now.redirects.has(page.path) })),
    changed,
    brokenLinks: findBroken(now).filter(
      ({ path, href }) => !findBroken(old).some((each) => each.path === path && each.href === href),
    ),
    newProblems: newOnes(before.result.problems, after.result.problems),
    newWarnings: newOnes(before.result.warnings, after.result.warnings),
  };
}

function named({ path, title }: SitePage) {
  return { path, title };
}

function comparePages(before: SitePage, after: SitePage): ChangedPage {
  const samePicture = before.sharePicture?.digest === after.sharePicture?.digest;
  return {
    path: after.path,
    sections: compareSections(before, after),
    surroundings: {
      header: changedLines(before.surroundings.header, after.surroundings.header),
      footer: changedLines(before.surroundings.footer, after.surroundings.footer),
      dialogs: changedLines(before.surroundings.dialogs, after.surroundings.dialogs),
    },
    title: changedWords(before.title, after.title),
    description: changedWords(before.description, after.description),
    sharePicture: samePicture
      ? undefined
      : { before: before.sharePicture?.place, after: after.sharePicture?.place },
  };
}

function compareSections(before: SitePage, after: SitePage): ComparedSection[] {
  const texts = ({ sections }: SitePage) => sections.map(({ text }) => text);
  return alignSections(texts(before), texts(after)).map((aligned) => {
    const old = before.sections[aligned.before ?? -1];
    const now = after.sections[aligned.after ?? -1];
    const name = now?.name ?? old?.name ?? '';
    return { ...aligned, name, words: changedLines(old?.text ?? [], now?.text ?? []) };
  });
}

function findBroken({ pages, redirects }: BuiltSite): { path: string; href: string }[] {
  return [...pages.values()].flatMap(({ path, links }) =>
    links
      .filter((href) => !pages.has(href) && !redirects.has(href) && !/\.\w+$/.test(href))
      .map((href) => ({ path, href })),
  );
}

/** Those that stood nowhere before; that one has moved to another line doesn't make it new. */
function newOnes(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Set(before.map(keyOf));
  return after.filter((problem) => !known.has(keyOf(problem)));
}

function keyOf({ file, field, message }: Problem): string {
  return JSON.stringify([file, field, message]);
}
