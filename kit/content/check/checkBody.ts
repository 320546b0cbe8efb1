import { inspectMarkdown, type MarkdownHeading, tellUnderline } from '../fields/inspectMarkdown';
import { childOf } from '../fields/paths';
import { type ProblemText, quote, type Report } from '../fields/problem';
import { outsideCode } from '../markdown/outsideCode';
import { type CollectionName, contentModel, modelOf } from '../model/model';
import { textProblems } from './textRules';

/**
 * Checks the markdown after the front matter, which only some collections have.
 *
 * @param fields those of the file, finished or not
 * @returns the words of its headings, from top to bottom
 */
export function checkBody(
  collection: CollectionName,
  body: string,
  fields: unknown,
  report: Report,
): string[] {
  const lines = body.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (!contentModel[collection].body) {
    if (first >= 0) report.onLine(first).tell(strayText);
    return [];
  }
  if (first < 0) {
    report.onLine(-1).tell(noTextOf(collection));
    return [];
  }
  const title = childOf(fields, contentModel[collection].page?.title ?? '');
  const headings: string[] = [];
  let above = 1;
  const code = inspectMarkdown(body, report, (heading, here) => {
    headings.push(heading.words);
    if (heading.line === first && isTitle(heading.words, title)) {
      here.tell(repeatedTitle(heading));
      return;
    }
    if (heading.underline === undefined) tellLevel(heading, above, heading.line === first, here);
    else tellUnderline(heading, here);
    above = heading.level;
  });
  const braced = outsideCode(body).split('\n');
  for (const [line, text] of lines.entries()) {
    const words = code.has(line) ? '' : text;
    const found = textProblems(text, ['product'], braced[line] ?? '', words);
    for (const problem of found) report.onLine(line).tell(problem);
  }
  return headings;
}

/** Tells of a heading whose level doesn’t follow from that above it. */
function tellLevel(
  { level }: MarkdownHeading,
  above: number,
  isFirst: boolean,
  report: Report,
): void {
  if (level > 1 && level <= above + 1) return;
  const message = `has a heading that begins with ${'#'.repeat(level)}`;
  const own = isFirst && level === 1 ? 'Remove it if it is the title. Otherwise b' : 'B';
  const advice = `${own}egin it with ${'#'.repeat(above + 1)}: the title has a field of its own, and no level is skipped.`;
  const severity = level === 1 ? undefined : 'warning';
  report.tell({ code: 'heading-level', message, advice, severity });
}

/** Whether the words of a heading are those of the title or, if it has several, these with others: `Acme: Privacy Policy`. */
function isTitle(words: string, title: unknown): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? '';
  const [heading, own] = [plain(words), plain(typeof title === 'string' ? title : '')];
  return (
    own !== '' && (heading === own || (own.includes(' ') && ` ${heading} `.includes(` ${own} `)))
  );
}

function repeatedTitle({ level, words, underline }: MarkdownHeading): ProblemText {
  const message = `begins with the title, ${quote(words)}, which then stands twice on the page`;
  const lines =
    underline === undefined ? 'the line' : `its line and the ${quote(underline)} below it`;
  const advice = `Remove ${lines}: the title has a field of its own.`;
  return { code: 'title', message, advice, severity: level === 1 ? undefined : 'warning' };
}

const strayText: ProblemText = {
  code: 'stray-text',
  message: 'has text after the front matter, which no page shows',
  advice: 'Put it into a section, or remove it.',
};

function noTextOf(collection: CollectionName): ProblemText {
  return {
    code: 'no-text',
    message: 'has no text',
    advice: 'Write the text after the second line of hyphens.',
    form: { message: 'is empty', advice: `Write the text of the ${modelOf(collection).noun}.` },
  };
}
