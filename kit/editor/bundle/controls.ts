import type { FieldRecord, FieldType } from '../../content/fields/records';
import { tokenAdvice } from '../../content/fields/tokens';
import { collectionNamed, contentModel } from '../../content/model/model';

/** A control of the form: https://sveltiacms.app/en/docs/fields */
export interface Control {
  widget: string;
  /** What a text must match, and the message if it doesn't. */
  pattern?: readonly [expression: string, message: string];
  [option: string]: unknown;
}

/** The control of a field. */
export function controlOf(record: FieldRecord): Control {
  return controls[record.fieldType](record);
}

const controls: Readonly<Record<FieldType, (record: FieldRecord) => Control>> = {
  // Otherwise the form would show the video's player beside itself.
  address: (record) =>
    record.isEmbedded
      ? { ...matchingLine(record, record.accepts), preview: false }
      : matchingLine(record),
  anchor: (record) => matchingLine(record),
  choice: ({ options }) => ({ widget: 'select', options }),
  date: () => ({
    widget: 'datetime',
    type: 'date',
    format: 'YYYY-MM-DD',
    date_format: 'YYYY-MM-DD',
    time_format: false,
    default: '',
  }),
  email: (record) => matchingLine(record),
  flag: () => ({ widget: 'boolean' }),
  'linked words': line,
  markdown: (record) => ({ ...line(record), ...(record.isLong && { widget: 'text' }) }),
  number: ({ min, max }) => ({ widget: 'number', value_type: 'int', min, max, step: 1 }),
  'old address': (record) => ({
    ...line(record),
    pattern: ['[/.]', `It needs ${record.accepts}.`],
  }),
  path: (record) => matchingLine(record),
  picture: () => ({
    widget: 'image',
    choose_url: false,
    accept: 'image/png,image/jpeg,image/webp,image/avif',
  }),
  reference: fileOfCollection,
  text: (record) => {
    const { tokens = [], isLong } = record;
    // Only these words in braces work.
    const allowed = tokens.map((token) => `|\\{${token}\\}`).join('');
    const pattern = [`^(?:[^{}]${allowed})*$`, tokenAdvice(tokens)] as const;
    return { ...line(record), pattern, ...(isLong && { widget: 'text' }) };
  },
};

/** A single line. */
function line({ max }: FieldRecord): Control {
  return { widget: 'string', use_emoji_autocomplete: false, maxlength: max };
}

/** A single line with the pattern that the check requires. */
function matchingLine(record: FieldRecord, need = record.requirement): Control {
  const { pattern = '' } = record;
  return { ...line(record), pattern: [pattern, `It needs ${need}.`] };
}

/** The files of a collection to choose from. */
function fileOfCollection({ collection = '' }: FieldRecord): Control {
  const control = { widget: 'relation', collection, value_field: '{{slug}}' };
  const { listed } = contentModel[collectionNamed(collection)];
  if (!listed) return control;
  const shown = listed.choice ?? listed.summary.replace(/ \| [^}]+/g, '');
  // The name of a file is not one of its fields.
  const names = (shown.match(/(?<=\{\{)\w+/g) ?? []).filter((name) => name !== 'slug');
  return { ...control, display_fields: [shown], search_fields: names };
}
