import { chanceOf, faults, places } from '../../../test/editing/gitHub/randomRows';
import {
  draft,
  file,
  label,
  openTab,
  startGitHub,
  wordsIn,
  writer,
} from '../../../test/editing/gitHub/tab';

/*
 * Random rows of acts by two people with two tabs each, at the protocol: the tabs send what the engine sends. Nobody's words
 * are replaced unless whoever does so has seen them or was asked; what is said to be saved can be found, and was saved once.
 *
 *     ROWS=200 SEED=1 npx jest kit/editor/saving/gitHub
 */
const rows = Number(process.env.ROWS ?? 4);
const seed = Number(process.env.SEED ?? 1);
const ACTS = 14;

test.each(Array.from({ length: rows }, (_, row) => row))(
  'nobody’s words are lost in row %i',
  async (row) => {
    const { among, isLikely } = chanceOf(seed, row);
    const gitHub = await startGitHub();
    const open = (name: string) => openTab(gitHub, name);
    const tabs = [
      await open('anna'),
      await open('anna'),
      await open('ben'),
      await open('ben'),
    ] as const;
    const told: string[] = [];

    for (let number = 0; number < ACTS; number += 1) {
      const tab = among(tabs);
      const act = among(['save', 'save', 'save', 'publish', 'close', 'fault', 'reload']);
      const before = new Set(gitHub.commits.values());
      const words = `Words ${number} of row ${row}.`;
      Object.assign(writer, {
        asked: [],
        told: [],
        isAgreed: isLikely(),
        isSaving: act === 'save',
      });
      const pull = gitHub.pulls.find(({ state }) => state === 'OPEN');
      let outcome = 'done';
      if (act === 'fault') gitHub.meet(among(places), among(faults), among([1, 3]));
      else if (act === 'reload') {
        gitHub.faults.length = 0;
        await tab.load();
      } else if (act === 'close' && pull) {
        pull.isDraft = false;
        if (among(['close', 'merge']) === 'merge') gitHub.merge(pull.number);
        else pull.state = 'CLOSED';
        if (isLikely()) gitHub.deleteRef(draft);
      } else if (act === 'save' || act === 'publish') {
        await (act === 'save' ? tab.save(words) : tab.publish()).catch((error: Error) => {
          outcome = error.message;
        });
      }
      told.push(`${act} in tab ${tabs.indexOf(tab)}: ${outcome}`);
      const story = told.join('\n');
      if (act === 'close') continue;
      const made = [...gitHub.commits.values()].filter((commit) => !before.has(commit));
      for (const commit of made) {
        // What is replaced by a save, or goes live by a merge.
        const words = wordsIn((act === 'save' ? commit.parents[0] : commit)?.files.get(file));
        const isKnown = tab.seen.has(words) || writer.asked.length > 0;
        if (!isKnown) throw new Error(`“${words}” was unseen:\n${story}`);
        tab.seen.add(words);
      }
      if (act !== 'save' || outcome !== 'done') continue;
      const saved = gitHub.pulls.find(({ state, branch }) => state === 'OPEN' && branch === draft);
      expect([story, wordsIn(saved?.head.files.get(file)), saved?.labels]).toEqual([
        story,
        words,
        [label],
      ]);
      expect(made.length).toBeLessThanOrEqual(1);
    }
    expect(gitHub.mistakes).toEqual([]);
  },
);
