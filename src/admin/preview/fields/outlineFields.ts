import { fieldLabel } from '../../../content/model/fieldLabel';
import { modelOf } from '../../../content/model/model';
import type { ContentFile } from '../messages';
import { readSource } from './fieldMarks';
import { fieldShownAt, type Point, type ShownField } from './markedPage';

/**
 * Outlines the field under the pointer, with its name.
 *
 * @param entry returns the file being edited
 */
export function outlineFields(page: Document, entry: () => ContentFile | undefined): void {
  const box = page.createElement('div');
  box.setAttribute('aria-hidden', 'true');
  Object.assign(box.style, {
    position: 'fixed',
    zIndex: '9',
    outline: '2px solid #1a5fb4',
    outlineOffset: '3px',
    pointerEvents: 'none',
  });
  const name = page.createElement('span');
  Object.assign(name.style, {
    position: 'absolute',
    left: '-5px',
    padding: '2px 8px',
    background: '#1a5fb4',
    color: '#fff',
    font: '600 13px/1.4 system-ui, sans-serif',
    whiteSpace: 'nowrap',
    zoom: 'var(--unscaled, 1)',
  });
  box.append(name);

  page.addEventListener('pointermove', ({ target, clientX: x, clientY: y }) => {
    const shown = target instanceof Element ? fieldUnderPointer(target, { x, y }) : undefined;
    const label = shown && labelOf(shown.source, entry());
    if (shown === undefined || label === undefined) {
      box.remove();
      return;
    }
    const { left, top, width, height } = shown.place.getBoundingClientRect();
    Object.assign(box.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    name.textContent = label;
    // Above what it names, unless that is at the top.
    Object.assign(name.style, top < 40 ? { top: '100%', bottom: '' } : { top: '', bottom: '100%' });
    page.body.append(box);
  });
  page.documentElement.addEventListener('pointerleave', () => box.remove());
  page.addEventListener('scroll', () => box.remove(), { capture: true });
}

/** The field that a click there opens: that of an element that names one, or of the text. */
export function fieldUnderPointer(element: Element, point: Point): ShownField | undefined {
  const named = element.closest('[data-field]');
  const source = named?.getAttribute('data-field');
  return named && source ? { source, place: named } : fieldShownAt(element, point);
}

/** The name of a field, with that of its file unless it is the one being edited. */
function labelOf(source: string, entry: ContentFile | undefined): string | undefined {
  const { collection, name, field } = readSource(source) ?? {};
  if (collection === undefined || field === undefined) return undefined;
  const label = field === 'body' ? 'Text' : fieldLabel(collection, field);
  const isOwn = entry?.collection === collection && entry.name === name;
  return isOwn ? label : `${modelOf(collection).label}: ${label}`;
}
