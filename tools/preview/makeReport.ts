import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { measureBytes } from '../bench/bytes';
import { launchChromium } from '../quietChromium';
import { serveSite } from '../serve';
import { type ComparedPage, type ComparedPart, compareSites } from './compare';
import { lookAtPage, lookAtState } from './look';
import { asWebp, comparePictures } from './pictures';
import { type Pixels, readPixels } from './pixels';
import type { Build } from './readBuild';
import {
  type Difference,
  isChangedWeight,
  isSeen,
  type Look,
  type Report,
  type ReportedPage,
  type SharedChange,
  type View,
  views,
  type Weight,
} from './report';
import { say } from './say';
import { type BuiltSite, readSite, type SitePage } from './site';
import { type State, states } from './states';

interface ServedSite extends BuiltSite {
  address: string;
}

interface Sides {
  browser: Browser;
  before: ServedSite;
  after: ServedSite;
}

/** Compares two built sites, with screenshots of every page that is new or differs. */
export async function makeReport(
  before: Build,
  after: Build,
  history: Pick<Report, 'commits' | 'contentFiles'> = { commits: [], contentFiles: [] },
): Promise<Report> {
  const [old, now] = [readSite(before), readSite(after)];
  const comparison = compareSites(old, now);
  const browser = await launchChromium();
  const oldServer = await serveSite({ root: old.folder });
  const newServer = await serveSite({ root: now.folder });
  const sides: Sides = {
    browser,
    before: { ...old, address: oldServer.address },
    after: { ...now, address: newServer.address },
  };
  try {
    const compared: LookedAtPage[] = [];
    for (const page of comparison.pages) {
      say(`Looking at ${page.path}`);
      compared.push(await comparePage(page, sides));
    }
    const common = [...now.pages.keys()].filter((path) => old.pages.has(path)).length;
    return {
      ...comparison,
      ...history,
      before: before.name,
      after: after.name,
      pages: compared.map(({ page }) => page).filter(isSeen),
      shared: sharedChanges(compared, common),
      states: await compareStates(sides),
      weights: compared.map(({ weight }) => weight).filter(isChangedWeight),
    };
  } finally {
    await Promise.all([oldServer.close(), newServer.close(), browser.close()]);
  }
}

interface LookedAtPage {
  page: ReportedPage;
  around: (ComparedPart & Difference)[];
  weight: Weight;
}

async function comparePage(
  { parts, ...page }: ComparedPage,
  { browser, before, after }: Sides,
): Promise<LookedAtPage> {
  const { path, isNew } = page;
  const [old, now] = [before.address + path, after.address + path];
  const looks = await compareViews(
    parts,
    async (view) => (isNew ? [] : lookAtPage(browser, old, view)),
    (view) => lookAtPage(browser, now, view),
  );
  const different = parts
    .map((part, index) => ({ ...part, looks: looks[index] ?? [] }))
    .filter(({ how, words, looks }) => how === 'moved' || words.length + looks.length > 0);
  const sections = different
    .filter(({ where }) => where === 'section')
    .map(({ name, how, words, looks }) => ({ name, how, words, looks }));
  const shares = await compareSharePictures(before, after, path);
  const weigh = async (address: string) => (await measureBytes(browser, address)).all ?? 0;
  return {
    page: { ...page, sections: [...sections, ...shares] },
    around: different.filter(({ where }) => where !== 'section'),
    weight: { path, before: isNew ? undefined : await weigh(old), after: await weigh(now) },
  };
}

/** Compares one view after the other, since all screenshots together would take much memory. */
async function compareViews(
  parts: readonly Pick<ComparedPart, 'before' | 'after'>[],
  lookBefore: (view: View) => Promise<(Pixels | undefined)[]>,
  lookAfter: (view: View) => Promise<(Pixels | undefined)[]>,
): Promise<Look[][]> {
  const looks: Look[][] = parts.map(() => []);
  for (const view of views) {
    const [old, now] = await Promise.all([lookBefore(view), lookAfter(view)]);
    for (const [index, { before = -1, after = -1 }] of parts.entries()) {
      const pair = await comparePictures(old[before], now[after]);
      if (pair !== undefined) looks[index]?.push({ view, ...pair });
    }
  }
  return looks;
}

async function compareSharePictures(
  before: BuiltSite,
  after: BuiltSite,
  path: string,
): Promise<Difference[]> {
  const [old, now] = [before, after].map(({ pages }) => pages.get(path)?.sharePicture);
  if (old?.digest === now?.digest) return [];
  const read = async (folder: string, picture: SitePage['sharePicture']) =>
    picture && asWebp(await readPixels(await readFile(join(folder, picture.place))));
  const [one, other] = [await read(before.folder, old), await read(after.folder, now)];
  const look = { before: one, after: other, regions: 0 };
  return [{ name: 'Share picture', how: howOf(old, now), words: [], looks: [look] }];
}

/**
 * What differs around the sections, once for all pages whose words differ in the same way, with a picture of the first.
 *
 * @param common how many pages exist both before and after
 */
function sharedChanges(pages: readonly LookedAtPage[], common: number): SharedChange[] {
  const found = new Map<string, SharedChange>();
  for (const { page, around } of pages) {
    for (const { where, words, looks } of around) {
      const key = JSON.stringify([where, words]);
      const paths = [...(found.get(key)?.paths ?? []), page.path];
      const everywhere = paths.length === common;
      found.set(key, { where, words, looks, ...found.get(key), paths, everywhere });
    }
  }
  return [...found.values()];
}

/** Compares the overlays of two sites, each state on the first page that can reach it. */
async function compareStates({ browser, before, after }: Sides): Promise<Difference[]> {
  const changed: Difference[] = [];
  for (const state of states) {
    const [old, now] = [pageFor(state, before), pageFor(state, after)];
    if (old?.overlays.digest === now?.overlays.digest) continue;
    say(`Looking at “${state.name}”`);
    const look = async ({ address }: ServedSite, page: SitePage | undefined) =>
      page && lookAtState(browser, address + page.path, state);
    const [first, second] = await Promise.all([look(before, old), look(after, now)]);
    const looks: Look[] = [];
    for (const view of views) {
      const pair = await comparePictures(first?.get(view), second?.get(view));
      if (pair !== undefined) looks.push({ view, ...pair });
    }
    const how = howOf(first, second);
    if (looks.length > 0) changed.push({ name: state.name, how, words: [], looks });
  }
  return changed;
}

function pageFor({ id }: State, { pages }: BuiltSite): SitePage | undefined {
  return [...pages.values()].find(({ overlays }) =>
    overlays.ids.some((each) => each.startsWith(id)),
  );
}

function howOf(before: unknown, after: unknown): Difference['how'] {
  return !before ? 'added' : !after ? 'removed' : 'changed';
}
