import { changesList, element } from '../changes/changesList';
import type { FormChange } from '../changes/fileChanges';
import { type OpenFile, openField } from './openField';

/** A list in a bar, of which each line leads to its field. */
interface BarList {
  title: string;
  lines: readonly FormChange[];
}

/**
 * Puts a bar into a place in a form, which counts the lines of lists, and shows them when it is opened.
 *
 * @returns what draws the lists for the file of the form, and says whether there is any
 */
export function openBar(place: HTMLElement, className: string) {
  const [summary, drawn] = [element('summary'), element('div')];
  const bar = Object.assign(element('details', summary, drawn), { className, hidden: true });
  place.append(bar);
  return (file: OpenFile, all: readonly BarList[]): boolean => {
    const lists = all.filter(({ lines }) => lines.length > 0);
    const counts = lists.map(({ title, lines }) => `${title}: ${lines.length}`);
    const now = element('div', ...lists.map((list) => draw(file, list)));
    // What hasn’t changed keeps the focus.
    if (now.textContent !== drawn.textContent) drawn.replaceChildren(...now.childNodes);
    summary.textContent = counts.join(' · ');
    bar.hidden = lists.length === 0;
    if (bar.hidden) bar.open = false;
    return !bar.hidden;
  };

  function draw(file: OpenFile, { title, lines }: BarList): HTMLElement {
    const list = changesList(lines, ({ change = '' }) => {
      bar.open = false;
      void openField(change, file);
    });
    return Object.assign(list, { ariaLabel: title });
  }
}
