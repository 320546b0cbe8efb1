import { inspectMarkdown } from '../fields/inspectMarkdown';
import type { ProblemText, Report } from '../fields/problem';
import { outsideCode } from '../markdown/outsideCode';
import { type CollectionName, contentModel, modelOf } from '../model/model';
import { textProblems } from './textRules';

/**
 * Checks the markdown after the front matter, which only some collections have; returns the words of its headings, from
 * top to bottom.
 */
export function checkBody(collection: CollectionName, body: string, report: Report): string[] {
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
  const headings = inspectMarkdown(body, report);
  let above = 1;
  for (const { line, level } of headings) {
    // A page’s title is above them, and no level is skipped.
    const isRight = level > 1 && level <= above + 1;
    if (!isRight) report.onLine(line).tell(wrongLevel(level, above, line === first));
    above = level;
  }
  const braced = outsideCode(body).split('\n');
  for (const [line, text] of lines.entries()) {
    const found = textProblems(text, ['product'], braced[line]);
    for (const problem of found) report.onLine(line).tell(problem);
  }
  return headings.map(({ words }) => words);
}

function wrongLevel(level: number, above: number, isFirst: boolean): ProblemText {
  const message = `has a heading that begins with ${'#'.repeat(level)}`;
  const own = isFirst && level === 1 ? 'Remove it if it is the title. Otherwise b' : 'B';
  const advice = `${own}egin it with ${'#'.repeat(above + 1)}: the title has a field of its own, and no level is skipped.`;
  return { code: 'heading-level', message, advice, severity: level === 1 ? undefined : 'warning' };
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
