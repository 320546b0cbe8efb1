/*
 * Relies on: the engine’s own question before a save replaces somebody else’s words being an `alertdialog` with that title,
 * whose words are in `.body`.
 * Without it: whoever has chosen “Save Anyway” is asked the same again, and before that isn’t told whose words differ how.
 * Would be replaced by: nothing to read; the engine’s `preSave` doesn’t say what was agreed to, and no event comes before it.
 */

const title = 'Entry Changed by Someone Else';

let isInQuestion = false;

for (const act of ['click', 'keydown']) {
  addEventListener(
    act,
    ({ target }) => {
      isInQuestion =
        target instanceof Element && isConflict(target.closest('[role="alertdialog"]'));
    },
    { capture: true },
  );
}

function isConflict(question: Element | null): boolean {
  return question?.textContent.includes(title) ?? false;
}

/** Whether what is going on was begun by the answer to that question. */
export function isAgreed(): boolean {
  return isInQuestion;
}

/** From now on, what `findDetails` finds is added to the engine’s question whether to replace somebody else’s words. */
export function describeConflicts(findDetails: () => Promise<HTMLElement | undefined>): void {
  let shown: HTMLElement | undefined;
  const look = async () => {
    const open = document.querySelector('dialog[role="alertdialog"][open]');
    if (!open || !isConflict(open)) return;
    shown?.remove();
    const found = await findDetails();
    shown?.remove();
    shown = found;
    if (found) open.querySelector('.body')?.append(found);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['open'] });
}
