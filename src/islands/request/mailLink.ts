import { type FieldName, fieldNames, type RequestFields } from './submitRequest';

interface Mail {
  /** Whom it goes to. */
  address: string;
  subject: string;
  fields: RequestFields;
  /** What the fields are called. */
  labels: Readonly<Record<FieldName, { readonly label: string }>>;
}

/** Windows hands no address of more than 2083 characters to a mail program; others take more. */
const longestLink = 2000;
/** Keeps room for the message, whatever stands in the other fields. */
const longestLine = 250;
const cutMark = encodeURIComponent('…');

/**
 * The address that opens a mail with all that was typed, in the visitor's own mail program. What is too long
 * for mail programs is cut, and ends in an ellipsis.
 */
export function mailLink({ address, subject, fields, labels }: Mail): string {
  const lines = fieldNames
    .filter((name) => name !== 'message' && fields[name].trim() !== '')
    .map((name) => encoded(`${labels[name].label}: ${fields[name].trim()}`, longestLine));
  const recipient = encodeURIComponent(address).replace('%40', '@');
  const start = `mailto:${recipient}?subject=${encoded(subject, longestLine)}&body=`;
  const message = fields.message.trim();
  const opening = start + [...lines, ...(message === '' ? [] : ['', ''])].join(encodedBreak);
  return opening + encoded(message, longestLink - opening.length);
}

const encodedBreak = '%0D%0A';

/** As much of a text, encoded, as fits into so many characters. */
function encoded(text: string, limit: number): string {
  let whole = '';
  let cut = '';
  for (const character of readable(text)) {
    whole += character === '\n' ? encodedBreak : encodeURIComponent(character);
    if (whole.length > limit) return cut + cutMark;
    if (whole.length <= limit - cutMark.length) cut = whole;
  }
  return whole;
}

/** A text without what no address can hold (halves of characters) and no mail shows (control characters). */
function readable(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/(?!\n|\t)\p{Control}/gu, '');
}
