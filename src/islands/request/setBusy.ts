/** The site’s own; another program, such as a password manager, may have put something into the dialog. */
const controls = 'form :is([name], [type="submit"]), [command="close"], .toasts button';

/**
 * While a dialog is busy, all its fields and buttons are disabled, and neither Escape nor a click on the backdrop
 * (src/islands/loader.ts) dismisses it. (In browsers without `closedby` the `cancel` event has to be prevented too.)
 * The focus stays in the dialog, on its title, from where the keyboard can scroll it.
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
