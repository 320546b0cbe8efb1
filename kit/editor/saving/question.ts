import { element } from '../changes/changesList';

/**
 * Asks something above everything else.
 *
 * @param details what is shown below the question
 * @returns whether it was agreed to; the Escape key is a no
 */
export function askWriter(question: string, details: HTMLElement | undefined): Promise<boolean> {
  const dialog = element('dialog', element('p', question), details ?? '');
  Object.assign(dialog, { className: 'notice', ariaLabel: question });
  // The engine takes the Escape key for the way out of the form.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  return new Promise((resolve) => {
    for (const name of ['OK', 'Cancel']) {
      const button = element('button', name);
      button.addEventListener('click', () => dialog.close(name));
      dialog.append(button);
    }
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'OK');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
