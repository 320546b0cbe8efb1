import type { FieldChange } from '../../content/differences/changedFields';
import type { OutlinedField } from '../../editor/preview/messages';

/** What each kind of change is called, in the list and at its outline on a page. */
export const kindWords: Readonly<
  Record<FieldChange['kind'], Pick<OutlinedField, 'word' | 'style'>>
> = {
  changed: { word: 'Changed', style: 'solid' },
  new: { word: 'New', style: 'solid' },
  gone: { word: 'Gone', style: 'dashed' },
  moved: { word: 'Moved', style: 'dotted' },
};
