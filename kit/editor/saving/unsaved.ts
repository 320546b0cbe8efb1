import { revertButton } from '../engine/buttons';
import { BACKUP_MS, hasUnsaved, isNewForm, onLeaving, onLoss } from '../engine/typedWords';

const leaving = `Leave this form without saving?

What you changed isn’t saved. The browser keeps it until you open the form again; of new files that weren’t saved, only the last.`;

const removal = `Remove this?

It can’t be brought back alone: ${revertButton} brings it back, and takes all that you haven’t saved.`;

const reversal = `Take back what you changed here?

It goes back to what was saved last. What you have changed since can’t be brought back.`;

/** When something was last typed, and the address of its form. */
let typed = { at: 0, form: '' };

/** Resolves once the browser has kept what was typed last: of what it keeps after a save, the engine asks whether to restore it. */
export function untilKept(): Promise<void> {
  return new Promise((done) => setTimeout(done, typed.at + BACKUP_MS - Date.now()));
}

/** Whether something was typed that isn’t saved: a new form looks unsaved from its beginning. */
function isAtRisk(): boolean {
  return hasUnsaved() && (!isNewForm() || typed.form === location.href);
}

/** Asks before typed words go: the page is closed, the form is left, or a part of it is removed or reverted. */
export function guardTypedWords(): void {
  for (const change of ['input', 'change']) {
    addEventListener(change, () => {
      typed = { at: Date.now(), form: location.href };
    });
  }
  addEventListener('beforeunload', (event) => {
    if (isAtRisk()) event.preventDefault();
  });
  onLeaving(() => !isAtRisk() || confirm(leaving));
  onLoss((isRemoval) => confirm(isRemoval ? removal : reversal));
}
