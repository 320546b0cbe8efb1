/** The site’s own controls. Other programs, such as password managers, may have put theirs into the dialog. */
const controls = 'form :is([name], [type="submit"]), [command="close"], .toasts button';

/**
 * Disables all fields and buttons of a dialog, and keeps Escape and a click on the backdrop (src/islands/loader.ts) from
 * closing it. Browsers without `closedby` also need the `cancel` event prevented. The focus moves to the title, from where the
 * keyboard can scroll the dialog.
 */
export function setBusy(dialog: HTMLDialogElement, busy: boolean): void {
  const title = document.getElementById(`_title-${dialog.id}`);
  if (busy) {
    dialog.setAttribute('closedby', 'none');
    title?.setAttribute('tabindex', '0');
    title?.focus({ preventScroll: true });
  } else {
    dialog.removeAttribute('closedby');
    title?.setAttribute('tabindex', '-1');
  }
  for (const control of dialog.querySelectorAll<HTMLInputElement>(controls)) {
    control.disabled = busy;
  }
}
