/*
 * Relies on: the engine’s own question before a save replaces somebody else’s words being an `alertdialog`.
 * Without it: whoever has chosen “Save Anyway” is asked the same again.
 * Would be replaced by: nothing to read; the engine’s `preSave` doesn’t say what was agreed to.
 */

let isInQuestion = false;

for (const act of ['click', 'keydown']) {
  addEventListener(
    act,
    ({ target }) => {
      isInQuestion = target instanceof Element && target.closest('[role="alertdialog"]') !== null;
    },
    { capture: true },
  );
}

/** Whether what is going on was begun by the answer to a question of the engine’s. */
export function isAgreed(): boolean {
  return isInQuestion;
}
