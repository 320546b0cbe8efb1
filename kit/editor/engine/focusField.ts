import { type CollectionName, isCollection } from '../../content/model/model';
import { BACKUP_MS } from './backup';
import { type FieldSource, keyPathOf, readSource } from './keyPaths';

const PAUSE_MS = 120;
/** What to scroll to in a part of the form, one after the other. */
const places = ['start', 'end', 'center'] as const;
/** How high the bars are that stay above the form’s fields: also in `styles.css`. */
const BARS_PX = 100;
/** Another form may have to open first. */
const TRIES = 50;

/** The number of the latest click or keystroke. */
let latest = 0;

// Nobody who types already is to be interrupted.
document.addEventListener('input', () => {
  latest += 1;
});

/**
 * Opens a field such as `pages/clients.sections.2.title` and puts the focus there, by the message that Sveltia sends to
 * its own window for the same purpose. Sveltia doesn't make the parts of the form that were never seen, and doesn't find a
 * field in them: the way to it is scrolled into view step by step.
 *
 * @param open the file whose form is open; if the field is in another file, that one is opened
 * @returns whether the field has the focus
 */
export async function focusField(
  source: string,
  open: Pick<FieldSource, 'collection' | 'name'>,
): Promise<boolean> {
  const read = readSource(source);
  if (read === undefined) return false;
  const { collection, name, field } = read;
  latest += 1;
  const own = latest;
  const keyPath = keyPathOf(collection, field);
  if (collection !== open.collection || name !== open.name) {
    // Nothing of the form that is being left is lost.
    await new Promise((done) => setTimeout(done, BACKUP_MS));
    if (own !== latest) return false;
    location.hash = `#/collections/${collection}/entries/${name}`;
  }
  for (let tried = 0; tried < TRIES; tried += 1) {
    const locale = document.querySelector<HTMLElement>('[data-locale]')?.dataset.locale;
    const payload = { locale, keyPath };
    if (locale) window.postMessage({ type: 'highlight-editor-field', payload }, location.origin);
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    const shown = fieldElement(keyPath);
    // Something else has followed.
    if (own !== latest) return false;
    if (shown?.contains(document.activeElement)) {
      showGroup(shown);
      return true;
    }
    // The engine renders a field’s contents once the field is in view, and takes the first button, enabled or not.
    if (shown) {
      shown.scrollIntoView({ block: 'center', behavior: 'instant' });
      shown
        .querySelector<HTMLElement>(`.field-wrapper :is(input, textarea, button):enabled`)
        ?.focus();
    } else scrollTowards(keyPath.split('.'), places[tried % places.length]);
  }
  return false;
}

/**
 * Scrolls until all of the group is in sight that a field is in, such as both files of a picture; if that is too
 * long, as much of it as fits above its end, where the field is there.
 */
function showGroup(field: Element): void {
  const group = field.parentElement?.closest('.field');
  if (!group) return;
  const room = (field.closest('.content')?.clientHeight ?? 0) - BARS_PX;
  const isWhole = group.clientHeight <= room;
  const isAtEnd = group.getBoundingClientRect().bottom - field.getBoundingClientRect().top <= room;
  if (!isWhole && !isAtEnd) return;
  group.scrollIntoView({ block: isWhole ? 'nearest' : 'end', behavior: 'instant' });
}

/** The field of the open form that an element is in: its collection, its key path, and its own element. */
export function editedField(
  within: Element | null,
): { collection: CollectionName; keyPath: string; element: Element } | undefined {
  const element = within?.closest('.field[data-key-path]');
  const keyPath = element?.getAttribute('data-key-path');
  const collection = openCollection();
  return element && keyPath && collection ? { collection, keyPath, element } : undefined;
}

/** The collection of the open form. */
function openCollection(): CollectionName | undefined {
  const [, name = ''] = /^#\/collections\/(\w+)\//.exec(location.hash) ?? [];
  return isCollection(name) ? name : undefined;
}

function fieldElement(keyPath: string): Element | null {
  return document.querySelector(`.field[data-key-path="${CSS.escape(keyPath)}"]`);
}

/** Scrolls to the innermost part around a field that the form has rendered already: a list item or a group. */
function scrollTowards(steps: readonly string[], block?: ScrollLogicalPosition): void {
  for (let length = steps.length - 1; length > 0; length -= 1) {
    const field = fieldElement(steps.slice(0, length).join('.'));
    if (field === null) continue;
    const part = field.querySelector('.item-list')?.children[Number(steps[length])] ?? field;
    part.scrollIntoView({ block, behavior: 'instant' });
    return;
  }
}
