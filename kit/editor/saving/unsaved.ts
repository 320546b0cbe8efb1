import { isNewForm, onLeaving } from '../engine/leaving';
import { BACKUP_MS } from '../engine/openForm';
import { hasUnsaved } from '../engine/saveState';

const leaving = `Leave this form without saving?

What you changed isn’t saved yet. The browser keeps it until you open the form again.`;

const leavingNew = `Leave this form without saving?

What you wrote isn’t saved yet. The browser keeps it only until you begin another new one like it.`;

/** When a form was last changed, and its address. */
let changed = { at: 0, form: '' };

/** Resolves once the browser has kept what was typed last: of what it keeps after a save, the engine asks whether to restore it. */
export function untilKept(): Promise<void> {
  return new Promise((done) => setTimeout(done, changed.at + BACKUP_MS - Date.now()));
}

/** Whether the page is being loaded again though the form looks unsaved. */
let isReloading = false;

/** Loads the page again, without a question: what the open form contains is saved by now. The promise never ends. */
export function reloadSaved(): Promise<never> {
  isReloading = true;
  location.reload();
  return new Promise(() => {});
}

/**
 * From now on, nothing unsaved is lost in silence: the browser asks before it closes or reloads the page, and the Escape
 * key asks before it leaves the form. A new file is asked about by any way out, since the browser keeps one alone. Either
 * way waits until the engine has backed up the last change.
 */
export function guardUnsaved(): void {
  const isNewWithWords = () => isNewForm() && changed.form === location.href;
  for (const change of ['input', 'change']) {
    addEventListener(change, () => {
      changed = { at: Date.now(), form: location.href };
    });
  }
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved() && !isReloading) event.preventDefault();
  });
  onLeaving({
    byArrow(leave, isByKey) {
      const isAsked = isNewForm() ? isNewWithWords() : isByKey && hasUnsaved();
      if (isAsked && !confirm(isNewForm() ? leavingNew : leaving)) return;
      setTimeout(leave, hasUnsaved() ? changed.at + BACKUP_MS - Date.now() : 0);
    },
    otherwise: () => !isNewWithWords() || confirm(leavingNew),
  });
}
