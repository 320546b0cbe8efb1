import { type FieldName, fieldNames, type RequestFields } from './fields';
import { cleanField } from './validate';

interface Mail {
  address: string;
  subject: string;
  fields: RequestFields;
  labels: Readonly<Record<FieldName, { readonly label: string }>>;
}

/** The limit of Windows, which passes at most 2083 characters to a mail program. */
const longestLink = 2000;
const ellipsis = encodeURIComponent('…');

/** Writes a `mailto:` address with the text of the form. A text that is too long for mail programs ends in an ellipsis. */
export function mailLink({ address, subject, fields, labels }: Mail): string {
  const lines = fieldNames
    .map((name) => ({ label: labels[name].label, text: cleanField(name, fields[name]) }))
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}: ${text}`);
  const recipient = encoded(address).replace('%40', '@');
  let link = `mailto:${recipient}?subject=${encoded(subject)}&body=`;
  for (const character of lines.join('\n')) {
    const longer = link + encoded(character);
    if (longer.length >= longestLink - ellipsis.length) return link + ellipsis;
    link = longer;
  }
  return link;
}

/** An address can't hold half a character, and a mail breaks its lines as Windows does. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll('\n', '\r\n'));
}
