import type { ContentFile } from '../messages';
import { placeOf } from './markedPage';

/** How much of a text must be visible to count as in view, in pixels. */
const MIN_VISIBLE_PX = 40;

/** Where a field that was out of view is scrolled to, as a fraction of the window’s height. */
const SCROLL_OFFSET = 0.25;

/** Scrolls the page, and nothing around it, to where a field is shown, unless it is in view. */
export function showField(page: Document, source: string): void {
  const place = placeOf(source);
  const view = page.defaultView;
  if (place === undefined || view === null) return;
  const element = place instanceof Element ? place : place.startContainer.parentElement;
  element?.closest('details')?.setAttribute('open', '');
  const { top, bottom } = place.getBoundingClientRect();
  const inSight = Math.min(bottom, view.innerHeight) - Math.max(top, 0);
  // Any part of a long text will do: it may be the one that was clicked.
  if (inSight < Math.min(bottom - top, MIN_VISIBLE_PX))
    view.scrollBy({ top: top - view.innerHeight * SCROLL_OFFSET, behavior: 'instant' });
}

/** The first field in which two versions of a file differ: what was typed, added, moved or removed. */
export function changedField(before: ContentFile, now: ContentFile): string | undefined {
  if (before.collection !== now.collection || before.name !== now.name) return undefined;
  const step = before.body === now.body ? changedStep(before.fields, now.fields) : '.body';
  return step && `${now.collection}/${now.name}${step}`;
}

function changedStep(before: unknown, now: unknown): string | undefined {
  if (Object.is(before, now)) return undefined;
  if (!isGroup(before) || !isGroup(now)) return '';
  for (const name of new Set([...Object.keys(now), ...Object.keys(before)])) {
    const step = changedStep(Reflect.get(before, name), Reflect.get(now, name));
    if (step !== undefined) return `.${name}${step}`;
  }
  return undefined;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Date);
}
