import { fillProduct } from '../../markdown/fillProduct';
import { signsIn, tagIn } from '../../markdown/signs';
import { tokenAdvice } from '../fieldText';
import { quote, type Report } from '../problem';
import { field, lineControl, nounFor } from './kind';

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
    /** Whether it is read in the place of a picture. */
    isAlternative?: boolean;
  },
) {
  const { max, tokens = ['product'], isLong, isAlternative, ...others } = info;
  // Only these words in braces work.
  const allowed = tokens.map((token) => `|\\{${token}\\}`).join('');
  const control = lineControl(max, [`^(?:[^{}]${allowed})*$`, tokenAdvice(tokens)]);
  return field(label, hint, {
    ...others,
    format: 'words',
    max,
    tokens,
    accepts: `${nounFor(label, 'text')} of up to ${max} characters`,
    check(value, report) {
      checkText(value, report);
      if (isAlternative) checkAlternative(value, report);
    },
    control: isLong ? { ...control, widget: 'text' } : control,
    forPage: (value, mark, { product }) => mark + fillProduct(value, product),
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

/** File names, and words that fit any picture. */
const saysNothing =
  /^\S+\.(?:avif|gif|jpe?g|png|svg|webp)$|^(?:img|dsc|pxl|screen ?shot|image|picture|photo|graphic|logo|icon|untitled)[\s\d_.:-]*(?:at\b[\s\d.:-]*(?:[ap]m)?)?$/i;

function checkAlternative(value: string, report: Report): void {
  if (!saysNothing.test(value.trim())) return;
  const message = `is ${quote(value)}, which doesn’t say what the picture shows`;
  const advice = 'Write what visitors would see, such as "Two people with a tag on a chair".';
  report.tell({ code: 'alternative', message, advice, severity: 'warning' });
}
