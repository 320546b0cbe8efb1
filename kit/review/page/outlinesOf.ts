import type { ChangeLine } from '../../content/differences/changeLines';
import type { OutlinedField } from '../../editor/preview/messages';
import type { ReviewItem } from '../reviewData';
import { kindWords } from './kindWords';

/** What is outlined of a file on one side: its changes, as far as that side has them. */
export function outlinesOf(item: ReviewItem, side: 'before' | 'after'): OutlinedField[] {
  const missing = side === 'before' ? 'new' : 'gone';
  return item.lines
    .filter(({ kind }) => kind !== missing)
    .flatMap((line) => {
      const field = fieldOnSide(item, side, line);
      return field ? [{ field, ...kindWords[line.kind], lines: line.lines[side] }] : [];
    });
}

/** The field of a change on one side, such as `pages/clients.sections.2.title`; undefined if the file isn’t there. */
export function fieldOnSide(
  item: ReviewItem,
  side: 'before' | 'after',
  line: ChangeLine | undefined,
): string | undefined {
  const file = item[side];
  if (file === undefined || line === undefined) return undefined;
  return `${file.collection}/${file.name}.${side === 'before' ? line.was : line.field}`;
}
