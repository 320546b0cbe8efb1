import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launchChromium } from '../quietChromium';
import { readChecked } from './checked';
import { type ChangedPage, type Comparison, compareSites } from './compare';
import { type Onlookers, openOnlooker, type Screenshots } from './look';
import { lookAtStates } from './lookAtStates';
import { asWebp, comparePictures, readPixels } from './pictures';
import type { Pixels } from './regions';
import {
  type AddedPage,
  hasDifference,
  isSeen,
  type Report,
  type ReportedPage,
  type ReportedSection,
  type SeenDifference,
} from './report';
import type { Built, Head } from './revision';
import { type LookedAtPage, sharedChanges } from './sharedChanges';
import { type BuiltSite, readSite } from './site';
import { views } from './views';

/** Compares two built sites, with screenshots of every page that differs. */
export async function makeReport(
  before: Built,
  after: Built,
  head: Head,
  say: (words: string) => void,
): Promise<Report> {
  const [old, now] = [await readSite(before.folder), await readSite(after.folder)];
  const comparison = compareSites(
    { site: old, result: readChecked(before.checked) },
    { site: now, result: readChecked(after.checked) },
  );
  const browser = await launchChromium();
  const [first, second] = [before.folder, after.folder];
  const onlookers = await openOnlookers(browser, first, second);
  try {
    const looked: LookedAtPage[] = [];
    for (const page of comparison.changed) {
      say(`Looking at ${page.path}`);
      looked.push(await lookTwice(page, { old, now }, onlookers));
    }
    const common = [...now.pages.keys()].filter((path) => old.pages.has(path)).length;
    return {
      ...comparison,
      ...head,
      before: before.name,
      after: after.name,
      shared: sharedChanges(looked, common),
      states: await lookAtStates(old, now, onlookers, say),
      changed: looked.map(({ page }) => page).filter(isSeen),
      added: await lookAtAdded(comparison.added, onlookers, say),
      weights: looked.map(({ page, bytes }) => ({ path: page.path, ...bytes })),
    };
  } finally {
    await onlookers.before.close();
    await onlookers.after.close();
    await browser.close();
  }
}

async function openOnlookers(browser: Browser, before: string, after: string): Promise<Onlookers> {
  return {
    before: await openOnlooker(browser, before),
    after: await openOnlooker(browser, after),
  };
}

async function lookTwice(
  page: ChangedPage,
  { old, now }: { old: BuiltSite; now: BuiltSite },
  onlookers: Onlookers,
): Promise<LookedAtPage> {
  const [header = [], footer = [], ...own] = await compareParts(page.path, onlookers, [
    same(({ header }) => header),
    same(({ footer }) => footer),
    ...page.sections.map(({ before = -1, after = -1 }) => ({
      before: ({ sections }: Screenshots) => sections[before],
      after: ({ sections }: Screenshots) => sections[after],
    })),
  ]);
  const sections = page.sections
    .map((section, index): ReportedSection => {
      const { name, words } = section;
      return { name, how: howOf(section), words, looks: own[index] ?? [] };
    })
    .filter((section) => hasDifference(section) || section.how === 'moved');
  const { path, title, description, surroundings } = page;
  const sharePictures = await sharePicturesOf(page, old, now);
  const reported: ReportedPage = { path, title, description, sections, sharePictures };
  const around = {
    header: { words: surroundings.header, looks: header },
    footer: { words: surroundings.footer, looks: footer },
    dialogs: { words: surroundings.dialogs, looks: [] },
  };
  const [before, after] = await Promise.all([
    onlookers.before.weigh(path),
    onlookers.after.weigh(path),
  ]);
  return { page: reported, around, bytes: { before, after } };
}

function howOf({ before, after, moved }: ChangedPage['sections'][number]): ReportedSection['how'] {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  return moved ? 'moved' : 'changed';
}

type PictureOf = (screenshots: Screenshots) => Pixels | undefined;

/** A part of a page, in the screenshots of the page. */
interface SeenPart {
  before: PictureOf;
  after: PictureOf;
}

function same(picture: PictureOf): SeenPart {
  return { before: picture, after: picture };
}

/** Compares a page in one view after the other, since all screenshots together would take much memory. */
async function compareParts(
  path: string,
  onlookers: Onlookers,
  parts: readonly SeenPart[],
): Promise<SeenDifference[][]> {
  const looks: SeenDifference[][] = parts.map(() => []);
  for (const view of views) {
    const [before, after] = await Promise.all([
      onlookers.before.look(path, view),
      onlookers.after.look(path, view),
    ]);
    for (const [index, part] of parts.entries()) {
      const pair = await comparePictures(part.before(before), part.after(after));
      if (pair !== undefined) looks[index]?.push({ view, ...pair });
    }
  }
  return looks;
}

async function lookAtAdded(
  pages: Comparison['added'],
  { after }: Onlookers,
  say: (words: string) => void,
): Promise<AddedPage[]> {
  const added: AddedPage[] = [];
  for (const page of pages) {
    say(`Looking at ${page.path}, which is new`);
    const looks: SeenDifference[] = [];
    for (const view of views) {
      const { whole } = await after.look(page.path, view);
      looks.push({ view, before: undefined, after: await asWebp(whole), regions: 0 });
    }
    added.push({ ...page, bytes: await after.weigh(page.path), looks });
  }
  return added;
}

async function sharePicturesOf({ sharePicture }: ChangedPage, old: BuiltSite, now: BuiltSite) {
  if (sharePicture === undefined) return undefined;
  const read = async ({ folder }: BuiltSite, place: string | undefined) =>
    place === undefined ? undefined : asWebp(await readPixels(await readFile(join(folder, place))));
  return {
    before: await read(old, sharePicture.before),
    after: await read(now, sharePicture.after),
  };
}
