import { element } from '../changes/changesList';

/** The notes that are shown below a field, by what they come from. */
const shown = new WeakMap<Element, Map<string, HTMLElement>>();

/** Shows a text below a field of the form, if it isn’t empty, in place of an earlier one from the same source. */
export function showNoteBelow(field: Element, source: 'check' | 'paste', text: string): void {
  const notes = shown.get(field) ?? new Map<string, HTMLElement>();
  const before = notes.get(source);
  if (before?.isConnected && before.textContent === text) return;
  before?.remove();
  if (text === '') return;
  const note = Object.assign(element('p', text), { className: 'field-note', role: 'status' });
  field.append(note);
  shown.set(field, notes.set(source, note));
}
