/*
 * Relies on: the label of the button that removes an item, “Remove”; the role and state of the box that a group is left out
 * with; the labels of the menus’ reversals, which are English in our bundle whatever the browser’s language.
 * Without it: a click takes a section with all its words, and the engine has no way back.
 * Would be replaced by: a question of the engine’s own, or its undo; it has neither.
 */
import { revertAll } from './buttons';

/** How words leave a form: a part is removed, or what was changed is taken back, in a field or everywhere. */
export type Loss = 'removal' | 'reversal of a field' | 'reversal of all';

const removers =
  '.item-wrapper button[aria-label="Remove"], [role="checkbox"][aria-checked="true"]';

const reversals: Readonly<Record<string, Loss>> = {
  'Revert Changes': 'reversal of a field',
  [revertAll]: 'reversal of all',
};

/** From now on, what takes words from a form happens only if `mayLose` says so. */
export function onLoss(mayLose: (loss: Loss) => boolean): void {
  function ask(event: MouseEvent): void {
    const loss = event.target instanceof Element ? lossBy(event.target) : undefined;
    if (!loss || mayLose(loss)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  addEventListener('click', ask, { capture: true });
}

function lossBy(clicked: Element): Loss | undefined {
  if (clicked.closest(removers)) return 'removal';
  return reversals[clicked.closest('[role="menuitem"]')?.textContent?.trim() ?? ''];
}
