import type { Problem } from '../../src/content/check/check';
import { type AlignedSection, alignSections } from './alignSections';
import type { Checked } from './checked';
import type { Surrounding } from './parts';
import type { BuiltSite, SitePage } from './site';
import { changedLines, changedWords, type Part } from './words';

/** The problems and warnings of a site's content. */
export type FileResult = Pick<Checked, 'problems' | 'warnings'>;

/** A section's position in both pages, and the lines in which words changed. */
export interface ComparedSection extends AlignedSection {
  name: string;
  words: Part[][];
}

export interface ChangedPage {
  path: string;
  /** All of its sections, in page order. A difference can be visual only. */
  sections: ComparedSection[];
  /** The lines around the sections in which words changed. */
  surroundings: Record<Surrounding, Part[][]>;
  title: Part[];
  description: Part[];
  /** The share picture's file in each built site, if the picture differs. */
  sharePicture: { before: string | undefined; after: string | undefined } | undefined;
}

export interface Comparison {
  added: { path: string; title: string }[];
  /** Without a redirect, the old address leads to the 404 page. */
  removed: { path: string; title: string; redirected: boolean }[];
  /** Pages whose HTML differs. A difference can be visual only, or invisible. */
  changed: ChangedPage[];
  /** Links within the site that are broken now and weren't before. */
  brokenLinks: { path: string; href: string }[];
  newProblems: Problem[];
  newWarnings: Problem[];
}

interface Side {
  site: BuiltSite;
  result: FileResult;
}

/** Compares the builds before and after a change. */
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

/** The problems that weren't there before, on any line. */
function newOnes(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const known = new Set(before.map(keyOf));
  return after.filter((problem) => !known.has(keyOf(problem)));
}

function keyOf({ file, field, message }: Problem): string {
  return JSON.stringify([file, field, message]);
}
