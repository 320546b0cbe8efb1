/** Shows a message above everything else until its button is pressed. */
export function showNotice(words: string, button: string): Promise<unknown> {
  return showButtons(words, [], [button]);
}

/**
 * Asks something above everything else.
 *
 * @param details what is shown below the question
 * @returns whether it was agreed to; the Escape key is a no
 */
export async function askWriter(
  question: string,
  details: HTMLElement | undefined,
): Promise<boolean> {
  const button = await showButtons(question, details ? [details] : [], ['OK', 'Cancel'], 'Cancel');
  return button === 'OK';
}

/**
 * Shows words, and what else there is, until a button is pressed.
 *
 * @param byEscape the button that the Escape key stands for
 * @returns the button
 */
function showButtons<Button extends string>(
  words: string,
  details: readonly HTMLElement[],
  buttons: readonly Button[],
  byEscape?: Button,
): Promise<Button> {
  const dialog = document.createElement('dialog');
  dialog.className = 'notice';
  const text = document.createElement('p');
  text.textContent = words;
  dialog.ariaLabel = words;
  dialog.append(text, ...details);
  // The engine takes the Escape key for the way out of the form.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  return new Promise((resolve) => {
    const answer = (button: Button) => {
      dialog.close();
      dialog.remove();
      resolve(button);
    };
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      if (byEscape !== undefined) answer(byEscape);
    });
    for (const name of buttons) {
      const button = document.createElement('button');
      button.textContent = name;
      button.addEventListener('click', () => answer(name));
      dialog.append(button);
    }
    document.body.append(dialog);
    dialog.showModal();
  });
}
