import { onLeaving } from '../engine/leaving';
import { BACKUP_MS } from '../engine/openForm';
import { hasUnsaved } from '../engine/saving';

const leaving = `Leave this form without saving?

What you changed isn’t saved yet. The browser keeps it until you open the form again.`;

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
 * key asks before it leaves the form. Either way out of a form waits until the engine has backed up the last change.
 */
export function guardUnsaved(): void {
  let changed = 0;
  addEventListener('input', () => {
    changed = Date.now();
  });
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved() && !isReloading) event.preventDefault();
  });
  onLeaving((leave, isByKey) => {
    if (!hasUnsaved()) leave();
    else if (!isByKey || confirm(leaving)) setTimeout(leave, changed + BACKUP_MS - Date.now());
  });
}
