import type { FieldChange } from '../../content/differences/changedFields';
import { kindNames } from '../../content/differences/changeLines';
import type { OutlinedField } from '../../editor/preview/messages';

/** What each kind of change is called, at its outline on a page. */
export const kindWords: Readonly<
  Record<FieldChange['kind'], Pick<OutlinedField, 'word' | 'style'>>
> = {
  changed: { word: kindNames.changed, style: 'solid' },
  new: { word: kindNames.new, style: 'solid' },
  gone: { word: kindNames.gone, style: 'dashed' },
  moved: { word: kindNames.moved, style: 'dotted' },
};
