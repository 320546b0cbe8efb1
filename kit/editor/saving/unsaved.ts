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
 * key, which the engine takes for the arrow at the top of the form, asks before it leaves. Either way out of a form waits
 * until the engine has backed up the last change.
 */
export function guardUnsaved(): void {
  let changed = 0;
  let isLeaving = false;
  addEventListener('input', () => {
    changed = Date.now();
  });
  addEventListener('beforeunload', (event) => {
    if (hasUnsaved() && !isReloading) event.preventDefault();
  });
  addEventListener('click', leave, { capture: true });

  function leave(event: MouseEvent): void {
    const { target, isTrusted } = event;
    const arrow = target instanceof Element && target.closest('button.back');
    if (!(arrow instanceof HTMLElement) || isLeaving || !hasUnsaved()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // The engine clicks the arrow for whoever presses the key.
    if (!isTrusted && !confirm(leaving)) return;
    setTimeout(
      () => {
        isLeaving = true;
        arrow.click();
        isLeaving = false;
      },
      changed + BACKUP_MS - Date.now(),
    );
  }
}
