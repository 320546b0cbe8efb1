import { changesList, element } from '../changes/changesList';
import type { FileChange } from '../changes/fileChanges';

/** A list in a bar, of which each line leads to the field that it has as its source. */
export interface BarList {
  title: string;
  lines: readonly Omit<FileChange, 'change'>[];
  /** What the bar says of it. */
  count?: string;
}

/**
 * Puts a bar into a place, which counts the lines of lists, and shows them when it is opened.
 *
 * @param open opens a field of the form
 * @returns what draws the lists, and says whether there is any
 */
export function openBar(place: HTMLElement, className: string, open: (field: string) => void) {
  const [summary, drawn] = [element('summary'), element('div')];
  const bar = Object.assign(element('details', summary, drawn), { className, hidden: true });
  place.append(bar);
  return (all: readonly BarList[]): boolean => {
    const lists = all.filter(({ lines }) => lines.length > 0);
    const counts = lists.map(({ title, lines, count = lines.length }) => `${title}: ${count}`);
    const now = element('div', ...lists.map(draw));
    // What hasn’t changed keeps the focus.
    if (now.textContent !== drawn.textContent) drawn.replaceChildren(...now.childNodes);
    summary.textContent = counts.join(' · ');
    bar.hidden = lists.length === 0;
    if (bar.hidden) bar.open = false;
    return !bar.hidden;
  };

  function draw({ title, lines }: BarList): HTMLElement {
    const list = changesList(lines, ({ source = '' }) => {
      bar.open = false;
      open(source);
    });
    return Object.assign(list, { ariaLabel: title });
  }
}
