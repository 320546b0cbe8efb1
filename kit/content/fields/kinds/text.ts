import { fillProduct } from '../../markdown/fillProduct';
import { signsIn, tagIn } from '../../markdown/signs';
import { withCurlyQuotes } from '../curlyQuotes';
import { quote, type Report } from '../problem';
import { tokenAdvice } from '../tokens';
import { field, lineControl, nounFor, oneLine } from './kind';

/** One line of plain text, without formatting. */
export function text(
  label: string,
  hint: string,
  info: {
    example: string;
    max: number;
    isLong?: boolean;
    advisedLength?: number;
    tokens?: readonly string[];
  },
) {
  const { max, tokens = ['product'], isLong, example, ...others } = info;
  // Only these words in braces work.
  const allowed = tokens.map((token) => `|\\{${token}\\}`).join('');
  const control = lineControl(max, [`^(?:[^{}]${allowed})*$`, tokenAdvice(tokens)]);
  const format = 'words';
  return field(label, hint, oneLine(max), {
    ...others,
    format,
    example,
    max,
    tokens,
    accepts: `up to ${max} characters`,
    requirement: `${nounFor(label, 'text')} of up to ${max} characters`,
    check: checkText,
    control: isLong ? { ...control, widget: 'text' } : control,
    // A multi-line control lets people add line breaks to a line of text.
    tidied: (value) =>
      withCurlyQuotes(value.trim().replace(/\s*[\r\n]\s*/g, ' '), { format, example }),
    shown: (value, mark, { product }) => mark + fillProduct(value, product),
    placeholder: () => `‹${label}›`,
  });
}

function checkText(value: string, report: Report): void {
  const tag = tagIn(value);
  if (tag !== undefined) {
    const advice = 'Remove it: this field takes plain text.';
    report.tell({ code: 'html', message: `has HTML in it (${quote(tag)})`, advice });
  }
  const [sign] = signsIn(value, 'markup');
  if (sign === undefined) return;
  const message = `shows ${quote(sign.written)} as it is written`;
  const advice = 'Type what visitors should see: markdown and codes such as &amp; do nothing here.';
  report.tell({ code: 'stray-markdown', message, advice, severity: 'warning' });
}
