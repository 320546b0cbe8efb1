import type { FormNote } from '../preview/messages';

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
  const problems = notes.filter(({ isProblem }) => isProblem).length;
  const counts = [
    ['Before this can be saved', problems],
    ['To look at again', notes.length - problems],
  ] as const;
  const summary = document.createElement('summary');
  summary.textContent = counts
    .flatMap(([what, count]) => (count === 0 ? [] : [`${what}: ${count}`]))
    .join(' · ');
  if (summary.textContent === '') {
    bar.remove();
    return;
  }
  const list = document.createElement('ul');
  const openField = (field: string) => {
    bar.open = false;
    open(field);
  };
  list.append(...notes.map((note) => listItem(note, openField)));
  // What hasn’t changed keeps the focus.
  if (bar.textContent === `${summary.textContent}${list.textContent}`) return;
  bar.replaceChildren(summary, list);
  place.append(bar);
}

function listItem({ field, where, what }: FormNote, open: (field: string) => void): HTMLElement {
  const item = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = where === '' ? what : `${where}: ${what}`;
  button.disabled = field === undefined;
  button.addEventListener('click', () => open(field ?? ''));
  item.append(button);
  return item;
}
