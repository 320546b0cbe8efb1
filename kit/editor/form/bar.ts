import { changesList, element } from '../changes/changesList';
import type { FormChange } from '../changes/fileChanges';
import { focusField } from '../engine/fields';

/** A list in the bar, of which each line leads to its field. */
interface BarList {
  title: string;
  lines: readonly FormChange[];
}

/**
 * Puts the bar into its place in a form, where it stays: words below it don’t move once something is changed. It counts the
 * lines of lists, and shows them when it is opened.
 *
 * @returns what draws the lists, and what else is said of the form
 */
export function openBar(place: HTMLElement) {
  const [summary, drawn] = [element('summary'), element('div')];
  const bar = element('details', summary, drawn);
  const status = Object.assign(element('p'), { role: 'status' });
  place.className = 'form-bar';
  place.append(bar, status);
  return (all: readonly BarList[], said: string): void => {
    const lists = all.filter(({ lines }) => lines.length > 0);
    const counts = lists.map(({ title, lines }) => `${title}: ${lines.length}`);
    const now = element('div', ...lists.map(draw));
    // What hasn’t changed keeps the focus.
    if (now.textContent !== drawn.textContent) drawn.replaceChildren(...now.childNodes);
    summary.textContent = counts.join(' · ');
    bar.hidden = lists.length === 0;
    if (bar.hidden) bar.open = false;
    const words = said || (bar.hidden ? 'Nothing changed' : '');
    // What stays isn’t said again.
    if (status.textContent !== words) status.textContent = words;
  };

  function draw({ title, lines }: BarList): HTMLElement {
    const list = changesList(lines, ({ change = '' }) => {
      bar.open = false;
      void focusField(change);
    });
    return Object.assign(list, { ariaLabel: title });
  }
}
