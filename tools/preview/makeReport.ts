import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from '../quietChromium';
import type { Build } from './build';
import { type ComparedPage, type ComparedPart, compareSites } from './compare';
import { type Onlooker, openOnlooker } from './look';
import { asWebp, comparePictures } from './pictures';
import { type Pixels, readPixels } from './pixels';
import {
  type Difference,
  type History,
  isChangedWeight,
  isSeen,
  type Look,
  type NamedDifference,
  type Report,
  type ReportedPage,
  type SharedChange,
  type View,
  views,
  type Weight,
} from './report';
import { type BuiltSite, readSite, type SitePage } from './site';
import { type State, states } from './states';

interface Side {
  site: BuiltSite;
  onlooker: Onlooker;
}

interface Sides {
  before: Side;
  after: Side;
}

interface Compared {
  before: Build;
  after: Build;
  /** What happened between them. */
  history: History;
}

/** Compares two built sites, with screenshots of every page that is new or differs. */
export async function makeReport(
  { before, after, history }: Compared,
  say: (words: string) => void,
): Promise<Report> {
  const [old, now] = [await readSite(before), await readSite(after)];
  const comparison = compareSites(old, now);
  const browser = await launchChromium();
  const sides: Sides = {
    before: { site: old, onlooker: await openOnlooker(browser, before.folder) },
    after: { site: now, onlooker: await openOnlooker(browser, after.folder) },
  };
  try {
    const looked: LookedAtPage[] = [];
    for (const page of comparison.pages) {
      say(`Looking at ${page.path}`);
      looked.push(await lookAtPage(page, sides));
    }
    const common = [...now.pages.keys()].filter((path) => old.pages.has(path)).length;
    return {
      ...comparison,
      ...history,
      before: before.name,
      after: after.name,
      pages: looked.map(({ page }) => page).filter(isSeen),
      shared: sharedChanges(looked, common),
      states: await lookAtStates(sides, say),
      weights: looked.map(({ weight }) => weight).filter(isChangedWeight),
    };
  } finally {
    await sides.before.onlooker.close();
    await sides.after.onlooker.close();
    await browser.close();
  }
}

interface LookedAtPage {
  page: ReportedPage;
  around: (ComparedPart & Difference)[];
  weight: Weight;
}

async function lookAtPage(
  { parts, ...page }: ComparedPage,
  { before, after }: Sides,
): Promise<LookedAtPage> {
  const { path, isNew } = page;
  const looks = await compareViews(
    parts,
    async (view) => (isNew ? [] : before.onlooker.lookAtPage(path, view)),
    (view) => after.onlooker.lookAtPage(path, view),
  );
  const different = parts
    .map((part, index) => ({ ...part, looks: looks[index] ?? [] }))
    .filter(({ how, words, looks }) => how === 'moved' || words.length + looks.length > 0);
  const sections = different
    .filter(({ where }) => where === 'section')
    .map(({ name, how, words, looks }) => ({ name, how, words, looks }));
  const weight = {
    path,
    before: isNew ? undefined : await before.onlooker.weigh(path),
    after: await after.onlooker.weigh(path),
  };
  return {
    page: {
      ...page,
      sections: [...sections, ...(await compareSharePictures(path, before, after))],
    },
    around: different.filter(({ where }) => where !== 'section'),
    weight,
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
  path: string,
  before: Side,
  after: Side,
): Promise<NamedDifference[]> {
  const [old, now] = [before, after].map(({ site }) => site.pages.get(path)?.sharePicture);
  if (old?.digest === now?.digest) return [];
  const read = async ({ site }: Side, picture: SitePage['sharePicture']) =>
    picture && asWebp(await readPixels(await readFile(join(site.folder, picture.place))));
  const pair = { before: await read(before, old), after: await read(after, now), regions: 0 };
  const how = !old ? 'added' : !now ? 'removed' : 'changed';
  return [{ name: 'Share picture', how, words: [], looks: [pair] }];
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
async function lookAtStates(
  { before, after }: Sides,
  say: (words: string) => void,
): Promise<NamedDifference[]> {
  const changed: NamedDifference[] = [];
  for (const state of states) {
    const [first, second] = [pageFor(state, before.site), pageFor(state, after.site)];
    if (first?.overlays.digest === second?.overlays.digest) continue;
    say(`Looking at “${state.name}”`);
    const [old, now] = await Promise.all([
      first && before.onlooker.lookAtState(first.path, state),
      second && after.onlooker.lookAtState(second.path, state),
    ]);
    const [looks = []] = await compareViews(
      [{ before: 0, after: 0 }],
      async (view) => [old?.get(view)],
      async (view) => [now?.get(view)],
    );
    const how = !old ? 'added' : !now ? 'removed' : 'changed';
    if (looks.length > 0) changed.push({ name: state.name, how, words: [], looks });
  }
  return changed;
}

function pageFor({ id }: State, { pages }: BuiltSite): SitePage | undefined {
  return [...pages.values()].find(({ overlays }) =>
    overlays.ids.some((each) => each.startsWith(id)),
  );
}
