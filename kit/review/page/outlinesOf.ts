import type { ChangeLine } from '../../content/differences/changeLines';
import { schemaAt } from '../../content/fields/walk';
import { modelOf } from '../../content/model/model';
import type { OutlinedField } from '../../editor/preview/messages';
import type { ReviewItem } from '../reviewData';
import { kindWords } from './kindWords';

/** What is outlined of a file on one side: its changes, as far as that side has them. */
export function outlinesOf(item: ReviewItem, side: 'before' | 'after'): OutlinedField[] {
  const missing = side === 'before' ? 'new' : 'gone';
  const outlined = item.lines
    .filter(({ kind }) => kind !== missing)
    .flatMap((line) => {
      const field = fieldOnSide(item, side, line);
      return field ? [{ field, ...kindWords[line.kind], lines: line.lines[side] }] : [];
    });
  return [...new Map(outlined.map((each) => [each.field, each])).values()];
}

/**
 * What a page shows of a change on one side, such as `pages/clients.sections.2.title`: of a picture, all that belongs to
 * it, such as what is said to be on it. Undefined if the file isn’t there.
 */
export function fieldOnSide(
  item: ReviewItem,
  side: 'before' | 'after',
  line: ChangeLine | undefined,
): string | undefined {
  const file = item[side];
  if (file === undefined || line === undefined) return undefined;
  const path = (side === 'before' ? line.was : line.field).split('.');
  const schema = schemaAt(modelOf(file.collection), path);
  const isPicture = schema?.is === 'field' && schema.format === 'picture';
  const shown = isPicture ? path.slice(0, -1) : path;
  return [`${file.collection}/${file.name}`, ...shown].join('.');
}
