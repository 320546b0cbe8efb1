/** Makes `<button command commandfor>` open and close dialogs in browsers that don't know these yet. */
export function answerCommands(): void {
  if ('command' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
