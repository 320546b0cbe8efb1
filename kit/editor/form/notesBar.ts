import type { FormNote } from './formNote';

/** A bar that says how many notes there are, and lists them when it is opened; it isn’t there if there are none. */
export interface NotesBar {
  draw(notes: readonly FormNote[]): void;
  /** Shows the list. */
  open(): void;
}

/**
 * Makes a bar.
 *
 * @param place where to put it
 * @param open opens the field of a note that was clicked
 */
export function newNotesBar(place: HTMLElement, open: (field: string) => void): NotesBar {
  const bar = document.createElement('details');
  bar.className = 'notes-bar';
  return {
    draw,
    open: () => {
      bar.open = true;
    },
  };

  function draw(notes: readonly FormNote[]): void {
    const lists = [
      { title: 'Before this can be saved', listed: notes.filter(({ isProblem }) => isProblem) },
      { title: 'To look at again', listed: notes.filter(({ isProblem }) => !isProblem) },
    ].filter(({ listed }) => listed.length > 0);
    if (lists.length === 0) {
      bar.remove();
      bar.open = false;
      return;
    }
    const summary = document.createElement('summary');
    summary.textContent = lists
      .map(({ title, listed }) => `${title}: ${listed.length}`)
      .join(' · ');
    const drawn = lists.map(({ title, listed }) => {
      const list = document.createElement('ul');
      list.ariaLabel = title;
      list.append(...listed.map(listItem));
      return list;
    });
    const words = [summary, ...drawn].map(({ textContent }) => textContent).join('');
    // What hasn’t changed keeps the focus.
    if (bar.isConnected && bar.textContent === words) return;
    bar.replaceChildren(summary, ...drawn);
    place.prepend(bar);
  }

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
