import fc from 'fast-check';
import { after, cut, instead, unanswered } from '../../../test/editing/gitHub/faults';
import {
  draft,
  file,
  startGitHub,
  startWorkingCopy,
  wordsIn,
  writer,
} from '../../../test/editing/gitHub/tab';

/*
 * Random rows of acts by two people with two tabs each, at the protocol: the tabs send what the engine sends. Nobody’s saved
 * words are replaced, published or dropped unless whoever does so has seen them or was asked, and nothing is said to be saved
 * that can’t be found.
 *
 *     ROWS=100 ACTS=30 SEED=1 npx jest kit/editor/saving/rows
 */
const numRuns = Number(process.env.ROWS ?? 4);
const acts = Number(process.env.ACTS ?? 14);
const seed = Number(process.env.SEED ?? 1);

const places = {
  gitHub: [/^createRef$/, /^createCommit/, /^POST pulls$/, /labels$/, /^query/, /merge$/],
  workingCopy: [/^POST contents$/, /^POST file-contents$/],
} as const;

const limit = { message: 'API rate limit exceeded for user ID 1.' };
const faults = { cut, unanswered, instead: instead(502), limit: instead(403, limit) };

/** What happens next in a row, with all that it may need. */
const anyStep = fc.record({
  act: fc.constantFrom(
    ...(['save', 'save', 'save', 'publish', 'discard'] as const),
    ...(['by hand', 'fault', 'reload', 'close'] as const),
  ),
  tab: fc.nat(3),
  isAgreed: fc.boolean(),
  place: fc.nat(),
  fault: fc.constantFrom('meanwhile', 'cut', 'unanswered', 'instead', 'limit'),
  times: fc.constantFrom(1, 3),
  isMerged: fc.boolean(),
  isDeleted: fc.boolean(),
});

type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

interface Tab {
  seen: Set<string>;
  load(): Promise<void>;
  save(words: string): Promise<void>;
  engine(): { read(): unknown; publish?(): Promise<void>; discard?(): Promise<void> };
}

/** What a row needs of a host. */
interface World {
  open(login: string): Promise<Tab>;
  meet: ReturnType<typeof startWorkingCopy> extends Promise<infer Host extends { meet: unknown }>
    ? Host['meet']
    : never;
  faults: unknown[];
  words(): string;
  changeByHand(words: string): void;
  /** The words that tabs have replaced, published or dropped since it was asked last. */
  gone(): string[];
  /** Somebody ends the draft at GitHub. */
  endDraft?(isMerged: boolean, isDeleted: boolean): void;
  stop?(): Promise<unknown>;
}

async function gitHubWorld(): Promise<World> {
  const gitHub = await startGitHub();
  const { pulls, commits, openPull } = gitHub;
  const known = new Set(commits.keys());
  const open = new Set<number>();
  const gone = () => {
    const words: string[] = [];
    for (const { oid, author, parents, files } of commits.values()) {
      if (known.has(oid) || author === 'carla') continue;
      // A merge publishes, anything else replaces.
      const changed = parents.length > 1 ? files : parents[0]?.files;
      words.push(wordsIn(changed?.get(file)));
    }
    for (const oid of commits.keys()) known.add(oid);
    for (const { number, state, head } of pulls) {
      if (open.has(number) && state === 'CLOSED') words.push(wordsIn(head.files.get(file)));
      if (state === 'OPEN') open.add(number);
      else open.delete(number);
    }
    return words;
  };
  return {
    ...gitHub,
    gone,
    endDraft(isMerged, isDeleted) {
      const pull = openPull();
      if (!pull) return;
      try {
        if (isMerged) gitHub.merge(pull.number);
      } catch {
        // What has changed on both sides by hand can’t be merged.
      }
      if (pull.state === 'OPEN') pull.state = 'CLOSED';
      if (isDeleted) gitHub.deleteRef(draft);
      gone();
    },
  };
}

async function workingCopyWorld(): Promise<World> {
  const copy = await startWorkingCopy();
  return { ...copy, gone: () => copy.replaced.splice(0) };
}

test.each([
  ['at GitHub', gitHubWorld, places.gitHub],
  ['in a working copy', workingCopyWorld, places.workingCopy],
] as const)(
  '%s, nobody’s saved words are lost',
  async (_, start, at) => {
    const row = fc.array(anyStep, { minLength: acts, maxLength: acts });
    const property = fc.asyncProperty(row, async (steps) => {
      const world = await start();
      await play(steps, world, at).finally(() => world.stop?.());
    });
    await fc.assert(property, { numRuns, seed, endOnFailure: true });
  },
  numRuns * 30_000,
);

async function play(steps: readonly Step[], world: World, at: readonly RegExp[]): Promise<void> {
  const tabs: Tab[] = [];
  for (const login of ['anna', 'anna', 'ben', 'ben']) tabs.push(await world.open(login));
  const told: string[] = [];
  /** What a question is about, if there is one. */
  const there = new Set<string>();
  world.gone();
  for (const [number, step] of steps.entries()) {
    const { act, isAgreed, place, fault, times, isMerged, isDeleted } = step;
    const [tab, where] = [tabs[step.tab], at[place % at.length]];
    if (!tab || !where) throw new Error('There are four tabs, and places.');
    const words = `Words ${number}.`;
    Object.assign(writer, { asked: [], isAgreed, isSaving: act === 'save' });
    there.clear();
    there.add(world.words());
    const meanwhile = after(() => {
      // Whoever changes the draft once it is saved knows what it says.
      if (where.test('labels')) return;
      world.changeByHand(words);
      there.add(words);
    });
    const doing: Readonly<Record<Step['act'], () => unknown>> = {
      save: () => tab.save(words),
      publish: () => tab.engine().publish?.(),
      discard: () => tab.engine().discard?.(),
      'by hand': () => world.changeByHand(words),
      reload() {
        world.faults.length = 0;
        return tab.load();
      },
      close: () => world.endDraft?.(isMerged, isDeleted),
      fault: () =>
        fault === 'meanwhile'
          ? world.meet(where, meanwhile)
          : world.meet(where, faults[fault], times),
    };
    let outcome = 'done';
    try {
      await doing[act]();
    } catch (error) {
      outcome = error instanceof Error ? error.message : String(error);
    }
    told.push(`${act} in tab ${step.tab}: ${outcome}`);
    const story = told.join('\n');
    const isAsked = writer.asked.length > 0;
    const mayLose = isAsked && isAgreed;
    const unseen = world.gone().filter((each) => !mayLose && !tab.seen.has(each));
    expect([story, unseen]).toEqual([story, []]);
    for (const each of isAsked ? there : []) tab.seen.add(each);
    if (act === 'save' && outcome === 'done') {
      expect([story, world.words()]).toEqual([story, words]);
    }
  }
}
