import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { readChecked } from './checked';
import { type ChangedPage, type Comparison, compareSites } from './compare';
import { type Device, devices } from './devices';
import { type Look, type Onlooker, openBrowser, openOnlooker, type Screenshots } from './look';
import { surroundings } from './parts';
import { asWebp, comparePictures } from './pictures';
import {
  type AddedPage,
  type Difference,
  hasDifference,
  isSeen,
  type Report,
  type ReportedPage,
  type ReportedSection,
} from './report';
import type { Built, Head } from './revision';
import { type LookedAtPage, sharedChanges } from './sharedChanges';
import { type BuiltSite, readSite } from './site';

interface Onlookers {
  before: Onlooker;
  after: Onlooker;
}

/** Compares two built sites, and looks at every page that differs. */
export async function makeReport(
  before: Built,
  after: Built,
  head: Head,
  say: (words: string) => void,
): Promise<Report> {
  const [old, now] = [await readSite(before.folder), await readSite(after.folder)];
  const comparison = compareSites(
    { site: old, judgement: readChecked(before.checked) },
    { site: now, judgement: readChecked(after.checked) },
  );
  const browser = await openBrowser();
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
  const before = await onlookers.before.look(page.path);
  const after = await onlookers.after.look(page.path);
  const sections: ReportedSection[] = [];
  for (const section of page.sections) {
    const { name, words, moved } = section;
    const looks = await compareLooks(
      before,
      after,
      ({ sections: pictures }) => pictures[section.before ?? -1],
      ({ sections: pictures }) => pictures[section.after ?? -1],
    );
    const how = howOf(section);
    if (hasDifference({ words, looks }) || moved) sections.push({ name, how, words, looks });
  }
  const { path, title, description } = page;
  const sharePictures = await sharePicturesOf(page, old, now);
  const reported: ReportedPage = { path, title, description, sections, sharePictures };
  const around: Record<string, Difference> = {};
  for (const where of surroundings) {
    const pictureOf = (shots: Screenshots) => (where === 'dialogs' ? undefined : shots[where]);
    const looks = await compareLooks(before, after, pictureOf, pictureOf);
    around[where] = { words: page.surroundings[where], looks };
  }
  return { page: reported, around, bytes: { before: before.bytes, after: after.bytes } };
}

function howOf({ before, after, moved }: ChangedPage['sections'][number]): ReportedSection['how'] {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  return moved ? 'moved' : 'changed';
}

type PictureOf = (screenshots: Screenshots) => Buffer | undefined;

async function compareLooks(before: Look, after: Look, old: PictureOf, now: PictureOf) {
  const looks: Difference['looks'] = {};
  for (const device of devices) {
    const pictures = [old(before.screenshots[device]), now(after.screenshots[device])] as const;
    const pair = await comparePictures(...pictures);
    if (pair !== undefined) looks[device] = pair;
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
    const { bytes, screenshots } = await after.look(page.path);
    const pictureFor = (device: Device) => asWebp(screenshots[device].whole);
    const looks = { phone: await pictureFor('phone'), desktop: await pictureFor('desktop') };
    added.push({ ...page, bytes, looks });
  }
  return added;
}

async function sharePicturesOf({ sharePicture }: ChangedPage, old: BuiltSite, now: BuiltSite) {
  if (sharePicture === undefined) return undefined;
  const read = async ({ folder }: BuiltSite, place: string | undefined) =>
    place === undefined ? undefined : asWebp(await readFile(join(folder, place)));
  return {
    before: await read(old, sharePicture.before),
    after: await read(now, sharePicture.after),
  };
}
