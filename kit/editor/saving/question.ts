import { changesList, element, type ListedChange } from '../changes/changesList';

/**
 * Asks something about somebody else’s words above everything else.
 *
 * @param changes what the writer’s own words change in them
 * @returns whether it was agreed to; the Escape key is a no
 */
export function askWriter(question: string, changes: readonly ListedChange[]): Promise<boolean> {
  const dialog = element('dialog', element('p', question));
  Object.assign(dialog, { className: 'notice', ariaLabel: question });
  if (changes.length > 0) {
    const told = element('p', 'What that changes: theirs is struck out, yours is underlined.');
    // It scrolls, also by the arrow keys.
    const scrolled = element('div', changesList(changes));
    Object.assign(scrolled, { tabIndex: 0, role: 'group', ariaLabel: 'What that changes' });
    dialog.append(Object.assign(element('div', told, scrolled), { className: 'conflict-list' }));
  }
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
