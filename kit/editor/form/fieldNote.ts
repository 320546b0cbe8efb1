import { onceReleased } from './onceReleased';

/** What a note below a field comes from. */
type Source = 'check' | 'paste';

/** The notes that are shown, by their field. */
const shown = new WeakMap<Element, Map<Source, HTMLElement>>();

/** Shows a text below a field of the form, if it isn’t empty, in place of an earlier one from the same source. */
export function showNoteBelow(field: Element, source: Source, text: string): void {
  const notes = shown.get(field) ?? new Map<Source, HTMLElement>();
  const before = notes.get(source);
  if (before?.isConnected && before.textContent === text) return;
  before?.remove();
  if (text === '') return;
  const note = document.createElement('p');
  note.textContent = text;
  note.className = 'field-note';
  note.role = 'status';
  field.append(note);
  shown.set(field, notes.set(source, note));
  field.addEventListener('focusout', () => onceReleased(() => note.remove()), { once: true });
}
