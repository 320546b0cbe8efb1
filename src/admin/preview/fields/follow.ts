import { modelOf } from '../../../content/model/model';
import { writtenFields } from '../../../content/model/shape';
import type { ContentFile } from '../messages';
import { placeOf } from './markedPage';

/** How much of a text must be visible to count as in view, in pixels. */
const MIN_VISIBLE_PX = 40;

/** Where a field that was out of view is scrolled to, as a fraction of the window’s height. */
const SCROLL_OFFSET = 0.25;

/** Scrolls the page, and nothing around it, to where a field is shown, unless it is in view. */
export function showField(source: string): void {
  const place = placeOf(source);
  if (place === undefined) return;
  place.startContainer.parentElement?.closest('details')?.setAttribute('open', '');
  const { top, bottom } = place.getBoundingClientRect();
  const inSight = Math.min(bottom, innerHeight) - Math.max(top, 0);
  // Any part of a long text will do: it may be the one that was clicked.
  if (inSight < Math.min(bottom - top, MIN_VISIBLE_PX))
    scrollBy({ top: top - innerHeight * SCROLL_OFFSET, behavior: 'instant' });
}

/** The first field in which two versions of a file differ: what was typed, added, moved or removed. */
export function changedField(before: ContentFile, now: ContentFile): string | undefined {
  if (before.collection !== now.collection || before.name !== now.name) return undefined;
  const [old, own] = [valuesOf(before), valuesOf(now)];
  const fields = [...own.keys(), ...old.keys()];
  const changed = fields.find((field) => !Object.is(own.get(field), old.get(field)));
  return changed && `${now.collection}/${now.name}.${changed}`;
}

/** The values of the fields, each by its path, such as `sections.2.title`. */
function valuesOf({ collection, fields, body }: ContentFile): Map<string, unknown> {
  const values = new Map<string, unknown>([['body', body]]);
  const written = writtenFields(modelOf(collection), fields);
  for (const { path, value } of written) values.set(path.join('.'), value);
  return values;
}
