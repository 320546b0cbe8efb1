/**
 * Shows a message above everything else until one of its buttons is pressed, or `signal` closes it.
 *
 * @returns the words of the button; undefined if it was closed otherwise
 */
export function showNotice(
  words: string,
  buttons: readonly string[],
  signal?: AbortSignal,
): Promise<string | undefined> {
  const dialog = document.createElement('dialog');
  dialog.className = 'notice';
  const text = document.createElement('p');
  text.id = 'notice-words';
  text.textContent = words;
  dialog.setAttribute('aria-labelledby', text.id);
  dialog.append(text);
  // The engine takes the Escape key for the way out of the form.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    function close(choice?: string) {
      dialog.close();
      dialog.remove();
      resolve(choice);
    }
    for (const words of buttons) {
      const button = document.createElement('button');
      button.textContent = words;
      button.addEventListener('click', () => close(words));
      dialog.append(button);
    }
    signal?.addEventListener('abort', () => close());
  });
}
