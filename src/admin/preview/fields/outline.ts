import { fieldLabel } from '../../../content/model/fieldLabel';
import { modelOf } from '../../../content/model/model';
import type { ContentFile } from '../messages';
import { readSource } from './fieldMarks';
import { type Point, type Shown, shownAt } from './markedPage';

/**
 * Outlines what the pointer is over, with the name of its field.
 *
 * @param entry tells which file is being edited
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
    const shown = target instanceof Element ? shownUnder(target, { x, y }) : undefined;
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

/** What a click there leads to: its own field, or that of the text. */
export function shownUnder(element: Element, point: Point): Shown | undefined {
  const named = element.closest('[data-field]');
  const source = named?.getAttribute('data-field');
  return named && source ? { source, place: named } : shownAt(element, point);
}

/** The name of a field: with that of its file, where that is not the one that is being edited. */
function labelOf(source: string, entry: ContentFile | undefined): string | undefined {
  const { kind, name, field } = readSource(source) ?? {};
  if (kind === undefined || field === undefined) return undefined;
  const label = field === 'body' ? 'Text' : fieldLabel(kind, field);
  const isOwn = entry?.kind === kind && entry.name === name;
  return isOwn ? label : `${modelOf(kind).label}: ${label}`;
}
