import type { ContentFile } from '../messages';
import { placeOf } from './markedPage';

/** As much of a text as a person takes for having seen it, in pixels. */
const aLine = 40;

/** How far from the top of the window a place that was out of sight is put. */
const fromTop = 0.25;

/** Scrolls the page, and it alone, to where a field is shown, unless that is in sight. */
export function showField(page: Document, source: string): void {
  const place = placeOf(source);
  const view = page.defaultView;
  if (place === undefined || view === null) return;
  const element = place instanceof Element ? place : place.startContainer.parentElement;
  element?.closest('details')?.setAttribute('open', '');
  const { top, bottom } = place.getBoundingClientRect();
  const inSight = Math.min(bottom, view.innerHeight) - Math.max(top, 0);
  // Of a long text any part will do: it may be the one that was clicked.
  if (inSight < Math.min(bottom - top, aLine))
    view.scrollBy({ top: top - view.innerHeight * fromTop, behavior: 'instant' });
}

/** The first field in which two states of a file differ: what was typed, added, moved or removed. */
export function changedField(before: ContentFile, now: ContentFile): string | undefined {
  if (before.kind !== now.kind || before.name !== now.name) return undefined;
  const step = before.body === now.body ? changedStep(before.fields, now.fields) : '.body';
  return step && `${now.kind}/${now.name}${step}`;
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
