/*
 * Relies on: a field’s element having its key path in `data-key-path`, and its control within `.field-wrapper`; a form being at
 * `#/collections/NAME/entries/NAME`; the message `highlight-editor-field`, which the engine sends to its own window, with the
 * locale in `data-locale`; its drawing a part of the form once that is in sight.
 * Without it: notes stand at no field, neither they nor a click on the page leads to one, and pasted text loses its formatting.
 * Would be replaced by: the place of a field told by the engine, and a way to open it; it documents neither.
 */
import { isCollection } from '../../content/model/model';
import { BACKUP_MS } from './typedWords';

const PAUSE_MS = 120;
/** What to scroll to in a part of the form, one after the other. */
const places = ['start', 'end', 'center'] as const;
/** Another form may have to open first. */
const TRIES = 50;

const control = '.field-wrapper :is(input, textarea, button):enabled';

/** The field of the open form that an element is in: its collection, its key path, and its own element; undefined elsewhere. */
export function editedField(within: Element | null) {
  const element = within?.closest('.field[data-key-path]');
  const keyPath = element?.getAttribute('data-key-path');
  const [, collection = ''] = /^#\/collections\/(\w+)/.exec(location.hash) ?? [];
  if (!element || !keyPath || !isCollection(collection)) return undefined;
  return { collection, keyPath, element };
}

/** The fields of the open form that the engine has drawn yet. */
export function drawnFields() {
  const elements = [...document.querySelectorAll('.field[data-key-path]')];
  return elements.flatMap((element) => editedField(element) ?? []);
}

/** The element of a field; null if there is none, or the engine hasn’t drawn it yet. */
function fieldElement(keyPath: string): HTMLElement | null {
  return document.querySelector(`.field[data-key-path="${CSS.escape(keyPath)}"]`);
}

/** The number of the latest click or keystroke. */
let latest = 0;

// Nobody who types already is to be interrupted.
document.addEventListener('input', () => {
  latest += 1;
});

/**
 * Puts the focus into a field such as `sections.2.title` of the form that is open or is about to open, and shows the way to
 * it, which the engine hasn’t drawn where nobody has scrolled.
 *
 * @returns whether the field has the focus: not if there is none, or something else was clicked or typed in the meantime
 */
export async function focusField(keyPath: string): Promise<boolean> {
  latest += 1;
  const own = latest;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const locale = document.querySelector<HTMLElement>('[data-locale]')?.dataset.locale;
    const payload = { locale, keyPath };
    if (locale) window.postMessage({ type: 'highlight-editor-field', payload }, location.origin);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    const shown = fieldElement(keyPath);
    if (own !== latest) return false;
    if (shown?.contains(document.activeElement)) return true;
    // The engine draws a field’s contents once the field is in sight, and takes the first button, enabled or not.
    if (shown) {
      shown.scrollIntoView({ block: 'center', behavior: 'instant' });
      shown.querySelector<HTMLElement>(control)?.focus();
    } else scrollTowards(keyPath.split('.'), places[tried % places.length]);
  }
  return false;
}

/** Scrolls to the innermost part around a field that the form has drawn already: a list item or a group. */
function scrollTowards(steps: readonly string[], block?: ScrollLogicalPosition): void {
  for (let length = steps.length - 1; length > 0; length -= 1) {
    const field = fieldElement(steps.slice(0, length).join('.'));
    if (field === null) continue;
    // The items of a list that are drawn, in its order.
    const items = field.querySelector('.item-list')?.children;
    const part = items?.[Number(steps[length])] ?? field;
    part.scrollIntoView({ block, behavior: 'instant' });
    return;
  }
}

/**
 * Opens the form of a file once the browser has what was typed in the one that is left.
 *
 * @returns whether it opens: not if the writer stays
 */
export async function openForm(collection: string, name: string): Promise<boolean> {
  await new Promise((done) => setTimeout(done, BACKUP_MS));
  const form = `#/collections/${collection}/entries/${name}`;
  location.hash = form;
  return location.hash === form;
}
