import { withArticle } from '../fieldText';
import { quote } from '../problem';
import type { Control, FieldKind } from '../schema';

/** What each kind says of itself, such as what it accepts in a few words, and how it differs from a line of text. */
type KindInfo = Partial<FieldKind> & { accepts: string; pattern?: RegExp };

/** Defines a field with a single value: what its kind doesn’t say is that of a line that names something, such as a file. */
export function field(
  label: string,
  hint: string,
  { accepts, pattern, ...info }: KindInfo,
): FieldKind {
  const { example, options, max = Number.POSITIVE_INFINITY } = info;
  const suchAs =
    typeof example === 'string' && !options ? `, such as ${quote(example.replace(/\.$/, ''))}` : '';
  const requirement = `${accepts}${suchAs}`;
  return {
    is: 'field',
    label,
    hint,
    format: 'name',
    graphqlType: 'String',
    control: lineControl(info.max, pattern && [pattern.source, `It needs ${requirement}.`]),
    fits: (value) =>
      typeof value === 'string' && value.length <= max && (pattern ?? oneLine).test(value),
    check: () => undefined,
    canonical: (value) => value,
    forPage: (value) => value,
    unfinished: (value) => (typeof value === 'string' && value.trim() !== '' ? value : undefined),
    placeholder: () => '',
    ...info,
    requirement,
  };
}

const oneLine = /^[^\r\n]*$/;

/** The control of a single line. */
export function lineControl(max?: number, pattern?: Control['pattern']): Control {
  const line = { widget: 'string', use_emoji_autocomplete: false, maxlength: max };
  return pattern ? { ...line, pattern } : line;
}

/** A label with its article; a long label describes the field rather than naming it. */
export function nounFor(label: string, otherwise: string): string {
  return withArticle(label.length > 24 || /[,’]/.test(label) ? otherwise : label.toLowerCase());
}
