import { maySave } from './versions';

const question = `Somebody else has saved this after you opened it, perhaps you in another tab.

OK puts your words in the place of theirs. Cancel saves nothing, and keeps your words in the form.`;

const declined =
  'Nothing was saved: somebody else has saved this after you opened it. Copy what you need from the form. Then reload the page, and choose Discard, to see theirs.';

/** What is about to be saved as a file, and what it contains by now; undefined if there is none. */
interface Replacement {
  text: string;
  there: string | undefined;
}

/** Whether the click that began what is going on was in a question of the engine’s, as it asks about changes itself. */
let isAgreed = false;

addEventListener(
  'click',
  ({ target }) => {
    isAgreed = target instanceof Element && target.closest('[role="alertdialog"]') !== null;
  },
  { capture: true },
);

/**
 * Asks the writer before somebody else’s words are replaced, unless the engine has done so.
 *
 * @throws with what to do if the writer doesn’t agree
 */
export async function assertMaySave(replacements: readonly Replacement[]): Promise<void> {
  const may = await Promise.all(replacements.map(({ text, there }) => maySave(text, there)));
  if (may.includes(false) && !isAgreed && !confirm(question)) throw new Error(declined);
}
