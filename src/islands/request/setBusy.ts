/**
 * While a dialog is busy, all its fields and buttons are disabled, and neither Escape nor a click on the backdrop
 * (src/islands/loader.ts) dismisses it. (In browsers without `closedby` the `cancel` event has to be prevented too.)
 * The focus stays in the dialog, on its title, from where the keyboard can scroll it.
 */
export function setBusy(dialog: HTMLDialogElement, busy: boolean): void {
  const title = dialog.querySelector('h2');
  if (busy) {
    dialog.setAttribute('closedby', 'none');
    title?.setAttribute('tabindex', '0');
    title?.focus({ preventScroll: true });
  } else {
    dialog.removeAttribute('closedby');
    title?.removeAttribute('tabindex');
  }
  const controls = dialog.querySelectorAll<HTMLInputElement>('input, textarea, button');
  for (const control of controls) control.disabled = busy;
}
