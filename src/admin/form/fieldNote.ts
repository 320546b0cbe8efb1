import { element } from '../dialog';

/** Shows sentences below a field of the form, replacing earlier ones from the same source. */
export function showNoteBelow(
  field: Element,
  source: 'check' | 'paste',
  sentences: readonly string[],
): void {
  const before = field.querySelector(`[data-note="${source}"]`);
  const text = sentences.join(' ');
  if (before?.textContent === text) return;
  before?.remove();
  if (text === '') return;
  const note = element('p', text);
  note.dataset.note = source;
  note.setAttribute('role', 'status');
  Object.assign(note.style, { margin: '4px 0 0', font: '14px/1.4 system-ui, sans-serif' });
  field.append(note);
  field.addEventListener('focusout', () => note.remove(), { once: true });
}
