import { chanceOf, faults, places } from '../../../test/editing/gitHub/randomRows';
import type { Commit } from '../../../test/editing/gitHub/repository';
import {
  draft,
  file,
  label,
  openTab,
  startGitHub,
  wordsIn,
  writer,
} from '../../../test/editing/gitHub/tab';
import { checkContent } from '../../content/check/checkContent';
import { today } from '../../content/fields/day';
import { isMistake } from '../../content/fields/problem';

/*
 * Random rows of acts by two people with two tabs each, at the protocol: the tabs send what the engine sends. Nobody's words
 * are replaced, published or discarded unless whoever does so has seen them or was asked; what is said to be saved can be
 * found, and was saved once; and what the editor publishes brings no mistake that stops a build.
 *
 *     ROWS=200 ACTS=60 SEED=1 npx jest kit/editor/saving/gitHub
 */
const rows = Number(process.env.ROWS ?? 4);
const seed = Number(process.env.SEED ?? 1);
const acts = Number(process.env.ACTS ?? 14);

/** How many mistakes the content of a commit has, which stop a build. */
function mistakesIn({ files }: Commit): number {
  const texts = [...files].filter(([path]) => /\.(?:md|json)$/.test(path));
  const content = new Map(texts.map(([path, bytes]) => [path, { text: String(bytes) }]));
  return checkContent(content, today(), { hasPictures: false }).problems.filter(isMistake).length;
}

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
    /** The pull requests that a save has opened and then failed at, of which the writer was told. */
    const begun = new Set<number>();

    for (let number = 0; number < acts; number += 1) {
      const tab = among(tabs);
      const act = among([
        'save',
        'save',
        'save',
        'publish',
        'discard',
        'by hand',
        'close',
        'fault',
        'reload',
      ]);
      const before = new Set(gitHub.commits.values());
      const words = `Words ${number} of row ${row}.`;
      Object.assign(writer, {
        asked: [],
        told: [],
        isAgreed: isLikely(),
        isSaving: act === 'save',
      });
      const pull = gitHub.pulls.find(({ state }) => state === 'OPEN');
      const drafted = wordsIn(pull?.head.files.get(file));
      const mistakes = mistakesIn(gitHub.headOf('main'));
      let outcome = 'done';
      if (act === 'fault') gitHub.meet(among(places), among(faults), among([1, 3]));
      else if (act === 'reload') {
        gitHub.faults.length = 0;
        await tab.load();
      } else if (act === 'close' && pull) {
        pull.isDraft = false;
        // What has changed on both sides by hand can’t be merged.
        try {
          if (isLikely()) gitHub.merge(pull.number);
        } catch (error) {
          if (!/conflicts/.test(String(error))) throw error;
        }
        if (pull.state === 'OPEN') pull.state = 'CLOSED';
        if (isLikely()) gitHub.deleteRef(draft);
      } else if (act === 'by hand') {
        // Somebody at GitHub, with or without a mistake.
        const branch = pull && isLikely() ? draft : 'main';
        const text = gitHub
          .text(file, branch)
          .replace(/^description: .*$/m, `description: ${words}`);
        const written = branch === draft && isLikely() ? text.replace(/^title: .*\n/m, '') : text;
        const contents = Buffer.from(written).toString('base64');
        gitHub.commit(branch, gitHub.headOf(branch).oid, [{ path: file, contents }], [], 'By hand');
      } else if (act === 'save' || act === 'publish' || act === 'discard') {
        const done = { save: () => tab.save(words), publish: tab.publish, discard: tab.discard }[
          act
        ];
        await done().catch((error: Error) => {
          outcome = error.message;
        });
      }
      told.push(`${act} in tab ${tabs.indexOf(tab)}: ${outcome}`);
      const story = told.join('\n');
      if (act === 'close' || act === 'by hand') continue;
      const isKnown = (words: string) => tab.seen.has(words) || writer.asked.length > 0;
      if (act === 'discard' && pull?.state === 'CLOSED' && !isKnown(drafted)) {
        throw new Error(`“${drafted}” was discarded unseen:\n${story}`);
      }
      if (act === 'publish') {
        expect([story, mistakesIn(gitHub.headOf('main')) <= mistakes]).toEqual([story, true]);
      }
      const made = [...gitHub.commits.values()].filter((commit) => !before.has(commit));
      for (const commit of made) {
        // What is replaced by a save, or goes live by a merge.
        const words = wordsIn((act === 'save' ? commit.parents[0] : commit)?.files.get(file));
        if (!isKnown(words)) throw new Error(`“${words}” was unseen:\n${story}`);
        tab.seen.add(words);
      }
      // Whoever was asked knows of the words.
      if (writer.asked.length > 0) tab.seen.add(drafted);
      if (act === 'save' && outcome !== 'done') {
        for (const { number, labels } of gitHub.pulls) if (labels.length === 0) begun.add(number);
      }
      if (act !== 'save' || outcome !== 'done') continue;
      const saved = gitHub.pulls.find(({ state, branch }) => state === 'OPEN' && branch === draft);
      expect([story, wordsIn(saved?.head.files.get(file)), saved?.labels]).toEqual([
        story,
        words,
        saved && begun.has(saved.number) ? saved.labels : [label],
      ]);
      expect(made.length).toBeLessThanOrEqual(1);
    }
    expect(gitHub.mistakes).toEqual([]);
  },
);
