import type { FormNote } from './checkNotes';

/**
 * Draws a bar that says how many notes there are, and lists them when it is opened; nothing if there are none.
 *
 * @param open opens the field of a note that was clicked
 */
export function drawNotes(
  place: HTMLElement,
  notes: readonly FormNote[],
  open: (field: string) => void,
): void {
  const bar = place.querySelector('details') ?? document.createElement('details');
  const lists = [
    { title: 'Before this can be saved', listed: notes.filter(({ isProblem }) => isProblem) },
    { title: 'To look at again', listed: notes.filter(({ isProblem }) => !isProblem) },
  ].filter(({ listed }) => listed.length > 0);
  if (lists.length === 0) {
    bar.remove();
    return;
  }
  const summary = document.createElement('summary');
  summary.textContent = lists.map(({ title, listed }) => `${title}: ${listed.length}`).join(' · ');
  const drawn = lists.map(({ title, listed }) => {
    const list = document.createElement('ul');
    list.ariaLabel = title;
    list.append(...listed.map(listItem));
    return list;
  });
  // What hasn’t changed keeps the focus.
  if (bar.textContent === [summary, ...drawn].map(({ textContent }) => textContent).join(''))
    return;
  bar.replaceChildren(summary, ...drawn);
  place.append(bar);

  function listItem({ field, where, what }: FormNote): HTMLElement {
    const item = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = where === '' ? what : `${where}: ${what}`;
    button.disabled = field === undefined;
    button.addEventListener('click', () => {
      bar.open = false;
      open(field ?? '');
    });
    item.append(button);
    return item;
  }
}
