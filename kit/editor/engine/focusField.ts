/*
 * Relies on: the message `highlight-editor-field`, which the engine sends to its own window for the same purpose, with the
 * locale in `data-locale`; its drawing a part of the form once that is in sight.
 * Without it: neither a note nor a click on the page leads to its field.
 * Would be replaced by: a documented way to open a field; there is none.
 */
import { fieldElement, focusControl, listItem } from './fields';

const PAUSE_MS = 120;
/** What to scroll to in a part of the form, one after the other. */
const places = ['start', 'end', 'center'] as const;
/** Another form may have to open first. */
const TRIES = 50;

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
      focusControl(shown);
    } else scrollTowards(keyPath.split('.'), places[tried % places.length]);
  }
  return false;
}

/** Scrolls to the innermost part around a field that the form has drawn already: a list item or a group. */
function scrollTowards(steps: readonly string[], block?: ScrollLogicalPosition): void {
  for (let length = steps.length - 1; length > 0; length -= 1) {
    const field = fieldElement(steps.slice(0, length).join('.'));
    if (field === null) continue;
    const part = listItem(field, Number(steps[length])) ?? field;
    part.scrollIntoView({ block, behavior: 'instant' });
    return;
  }
}
