import type { Onlookers } from './look';
import { comparePictures } from './pictures';
import type { ReportedSection, SeenDifference } from './report';
import type { BuiltSite, SitePage } from './site';
import { type State, states } from './states';
import { views } from './views';

/** Compares the overlays of two sites, each state on the first page that can reach it. */
export async function lookAtStates(
  old: BuiltSite,
  now: BuiltSite,
  onlookers: Onlookers,
  say: (words: string) => void,
): Promise<ReportedSection[]> {
  const changed: ReportedSection[] = [];
  for (const state of states) {
    const [first, second] = [pageFor(state, old), pageFor(state, now)];
    if (first?.overlays.digest === second?.overlays.digest) continue;
    say(`Looking at “${state.name}”`);
    const [before, after] = await Promise.all([
      first && onlookers.before.lookOver(first.path, state),
      second && onlookers.after.lookOver(second.path, state),
    ]);
    const looks: SeenDifference[] = [];
    for (const view of views) {
      const pair = await comparePictures(before?.get(view), after?.get(view));
      if (pair !== undefined) looks.push({ view, ...pair });
    }
    if (looks.length === 0) continue;
    const how = before ? (after ? 'changed' : 'removed') : 'added';
    changed.push({ name: state.name, how, words: [], looks });
  }
  return changed;
}

function pageFor({ id }: State, { pages }: BuiltSite): SitePage | undefined {
  return [...pages.values()].find(({ overlays }) =>
    overlays.ids.some((each) => each.startsWith(id)),
  );
}
