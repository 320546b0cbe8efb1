/** Shows a message above everything else until its button is pressed. */
export function showNotice(words: string, button: string): Promise<void> {
  const dialog = document.createElement('dialog');
  dialog.className = 'notice';
  const text = document.createElement('p');
  text.textContent = words;
  dialog.ariaLabel = words;
  dialog.append(text);
  // The engine takes the Escape key for the way out of the form.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    const close = document.createElement('button');
    close.textContent = button;
    close.addEventListener('click', () => {
      dialog.close();
      dialog.remove();
      resolve();
    });
    dialog.append(close);
  });
}
