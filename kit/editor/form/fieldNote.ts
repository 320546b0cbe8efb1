import { onceReleased } from './onceReleased';

/** What a note below a field comes from. */
type Source = 'check' | 'paste';

/** Shows a text below a field of the form, if it isn’t empty, in place of an earlier one from the same source. */
export function showNoteBelow(field: Element, source: Source, text: string): void {
  const before = field.querySelector(`[data-note="${source}"]`);
  if (before?.textContent === text) return;
  before?.remove();
  if (text === '') return;
  const note = document.createElement('p');
  note.textContent = text;
  note.dataset.note = source;
  note.role = 'status';
  field.append(note);
  field.addEventListener('focusout', () => onceReleased(() => note.remove()), { once: true });
}
