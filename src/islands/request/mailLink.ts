import { type FieldName, fieldNames, type RequestFields } from './submitRequest';

interface Mail {
  address: string;
  subject: string;
  fields: RequestFields;
  labels: Readonly<Record<FieldName, { readonly label: string }>>;
}

/** Windows passes at most 2083 characters to a mail program; others allow more. */
const longestLink = 2000;
/** Leaves room for the message, however long the other fields are. */
const longestLine = 250;
const cutMark = encodeURIComponent('…');

/**
 * A `mailto:` address that opens the visitor's mail program with everything that was typed. Text that is too long for
 * mail programs is cut, and ends in an ellipsis.
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

/** As much of the text as fits into `limit` characters once it is encoded. */
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

/** Removes what an address can't hold (lone surrogates) and a mail doesn't show (control characters). */
function readable(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(/(?!\n|\t)\p{Control}/gu, '');
}
