import { conflictList } from '../changes/conflictList';
import { fileChanges } from '../changes/fileChanges';
import { discard } from '../engine/buttons';
import { isAgreed } from '../engine/engineQuestion';
import { askWriter } from './notice';
import { maySave } from './versions';

const question = `Somebody else has saved this after you opened it, perhaps you in another tab.

OK puts your words in the place of theirs. Cancel saves nothing, and keeps your words in the form.`;

const removal = `Somebody has removed this, or given it another name in Git and changed it, after you opened it.

OK saves it as a new file. Cancel saves nothing, and keeps your words in the form.`;

export const declined = `Nothing was saved: somebody else has saved this after you opened it. Copy what you need from the form. Then reload the page, and choose ${discard}, to see theirs.`;

/** What is about to be saved as a file, and what it contains by now; undefined if there is none. */
interface Replacement {
  /** Such as `content/pages/clients.md`. */
  path: string;
  text: string;
  there: string | undefined;
}

/**
 * Asks the writer before somebody else’s words are replaced, and shows how both differ. It doesn’t ask what the engine has
 * already asked.
 *
 * @throws with what to do if the writer doesn’t agree
 */
export async function assertMaySave(replacements: readonly Replacement[]): Promise<void> {
  const may = await Promise.all(replacements.map(({ text, there }) => maySave(text, there)));
  const asked = replacements[may.indexOf(false)];
  if (asked === undefined || isAgreed()) return;
  const { path, text, there } = asked;
  const changes = there === undefined ? undefined : fileChanges(path, there, text);
  const words = there === undefined ? removal : question;
  if (!(await askWriter(words, changes && conflictList(changes)))) throw new Error(declined);
}
