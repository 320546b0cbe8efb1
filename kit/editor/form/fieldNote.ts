import { element } from '../changes/changesList';

/** Shows a text below a field of the form, if it isn’t empty, in place of an earlier one from the same source. */
export function showNoteBelow(field: Element, source: 'check' | 'paste', text: string): void {
  const className = `field-note ${source}`;
  const before = [...field.children].find((part) => part.className === className);
  if (before?.textContent === text) return;
  before?.remove();
  if (text !== '') field.append(Object.assign(element('p', text), { className, role: 'status' }));
}
