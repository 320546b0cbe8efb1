import { changesList, element } from '../changes/changesList';
import type { FormChange } from '../changes/fileChanges';
import { type OpenFile, openField } from './openField';

/** A list in the bar, of which each line leads to its field. */
export interface BarList {
  title: string;
  lines: readonly FormChange[];
}

/**
 * Puts the bar into its place in a form, where it stays: words below it don’t move once something is changed. It counts the
 * lines of lists, and shows them when it is opened.
 *
 * @returns what draws the lists for the file of the form
 */
export function openBar(place: HTMLElement): (file: OpenFile, all: readonly BarList[]) => void {
  const [summary, drawn] = [element('summary'), element('div')];
  const bar = Object.assign(element('details', summary, drawn), { className: 'form-bar' });
  place.append(bar);
  return (file, all) => {
    const lists = all.filter(({ lines }) => lines.length > 0);
    const counts = lists.map(({ title, lines }) => `${title}: ${lines.length}`);
    const now = element('div', ...lists.map((list) => draw(file, list)));
    // What hasn’t changed keeps the focus.
    if (now.textContent !== drawn.textContent) drawn.replaceChildren(...now.childNodes);
    summary.textContent = counts.join(' · ') || 'Nothing changed';
    bar.inert = lists.length === 0;
    if (bar.inert) bar.open = false;
  };

  function draw(file: OpenFile, { title, lines }: BarList): HTMLElement {
    const list = changesList(lines, ({ change = '' }) => {
      bar.open = false;
      void openField(change, file);
    });
    return Object.assign(list, { ariaLabel: title });
  }
}
