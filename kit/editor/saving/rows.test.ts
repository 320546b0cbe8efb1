import {
  after,
  badGateway,
  cut,
  instead,
  rateLimit,
  unanswered,
} from '../../../test/editing/gitHub/faults';
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
const rows = Array.from({ length: Number(process.env.ROWS ?? 4) }, (_, row) => row);
const acts = Number(process.env.ACTS ?? 14);
const seed = Number(process.env.SEED ?? 1);

/** Chance that is the same for the same row of the same seed: mulberry32. */
function chanceOf(row: number) {
  let state = seed * 1000 + row;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    isLikely: () => random() < 0.5,
    among: <Item>(items: readonly [Item, ...Item[]]): Item =>
      items[Math.floor(random() * items.length)] ?? items[0],
  };
}

const places = {
  gitHub: [/^createRef$/, /^createCommit/, /^POST pulls$/, /labels$/, /^query/, /merge$/],
  workingCopy: [/^POST contents$/, /^POST file-contents$/],
} as const;

type Act = 'save' | 'publish' | 'discard' | 'by hand' | 'fault' | 'reload' | 'close';

interface Tab {
  seen(): Set<string>;
  load(): Promise<void>;
  save(words: string): Promise<void>;
  publish?(): Promise<void>;
  discard?(): Promise<void>;
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
      pull.isDraft = false;
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

const copies: { stop(): Promise<unknown> }[] = [];

afterEach(() => Promise.all(copies.splice(0).map((copy) => copy.stop())));

async function workingCopyWorld(): Promise<World> {
  const copy = await startWorkingCopy();
  copies.push(copy);
  return { ...copy, gone: () => copy.replaced.splice(0) };
}

const cases = [
  ...rows.map((row) => ['GitHub', row, gitHubWorld, places.gitHub] as const),
  ...rows.map((row) => ['a working copy', row, workingCopyWorld, places.workingCopy] as const),
];

test.each(cases)('at %s, nobody’s saved words are lost in row %i', async (_, row, start, at) => {
  const { among, isLikely } = chanceOf(row);
  const world = await start();
  const tabs = [
    await world.open('anna'),
    await world.open('anna'),
    await world.open('ben'),
    await world.open('ben'),
  ] as const;
  const told: string[] = [];
  const there = new Set<string>();
  world.gone();
  for (let number = 0; number < acts; number += 1) {
    const tab = among(tabs);
    const act = among<Act>([
      'save',
      'save',
      'save',
      'publish',
      'discard',
      'by hand',
      'fault',
      'reload',
      'close',
    ]);
    const words = `Words ${number} of row ${row}.`;
    Object.assign(writer, { asked: [], isAgreed: isLikely(), isSaving: act === 'save' });
    /** What a question is about, if there is one. */
    there.clear();
    there.add(world.words());
    const doing: Readonly<Record<Act, () => unknown>> = {
      save: () => tab.save(words),
      publish: () => tab.publish?.(),
      discard: () => tab.discard?.(),
      'by hand': () => world.changeByHand(words),
      reload() {
        world.faults.length = 0;
        return tab.load();
      },
      close: () => world.endDraft?.(isLikely(), isLikely()),
      fault() {
        const place = among(at);
        // Whoever changes the draft once it is saved knows what it says.
        const isLate = place.test('labels');
        const meanwhile = after(() => {
          if (isLate) return;
          world.changeByHand(words);
          there.add(words);
        });
        const fault = among([cut, unanswered, instead(badGateway), instead(rateLimit), meanwhile]);
        world.meet(place, fault, fault === meanwhile ? 1 : among([1, 3]));
      },
    };
    let outcome = 'done';
    try {
      await doing[act]();
    } catch (error) {
      outcome = error instanceof Error ? error.message : String(error);
    }
    told.push(`${act} in tab ${tabs.indexOf(tab)}: ${outcome}`);
    const story = told.join('\n');
    const isAsked = writer.asked.length > 0;
    const isAgreed = isAsked && writer.isAgreed;
    const unseen = world.gone().filter((each) => !isAgreed && !tab.seen().has(each));
    expect([story, unseen]).toEqual([story, []]);
    for (const each of isAsked ? there : []) tab.seen().add(each);
    if (act === 'save' && outcome === 'done') {
      expect([story, world.words()]).toEqual([story, words]);
    }
  }
});
