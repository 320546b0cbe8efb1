import { findingsIn } from '../fields/kinds/markdown';
import type { ProblemText } from '../fields/problem';
import type { Findings } from '../fields/records';
import { inspectMarkdown } from '../markdown/inspectMarkdown';
import { outsideCode } from '../markdown/outsideCode';
import { type CollectionName, contentModel, fileRecord } from '../model/model';
import { textProblems } from './textRules';

/** Checks the markdown after the front matter, which only some collections have; its lines are counted from 0. */
export function checkBody(
  collection: CollectionName,
  body: string,
): { headings: string[]; found: (Findings & { line: number })[] } {
  const lines = body.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  if (!contentModel[collection].body) {
    return { headings: [], found: first < 0 ? [] : [{ line: first, problems: [strayText] }] };
  }
  if (first < 0) return { headings: [], found: [{ line: -1, problems: [noTextOf(collection)] }] };
  const inspected = inspectMarkdown(body);
  const found: (Findings & { line: number })[] = findingsIn(inspected);
  let last = 1;
  for (const { level, line, underline } of inspected.headings) {
    if (underline === undefined && (level === 1 || level > last + 1)) {
      const message = `has a heading that begins with ${'#'.repeat(level)}`;
      const advice = `Begin it with ${'#'.repeat(last + 1)}: the title has a field of its own, and no level is skipped.`;
      const severity = level === 1 ? undefined : 'warning';
      found.push({ line, problems: [{ code: 'heading-level', message, advice, severity }] });
    }
    last = level;
  }
  const braced = outsideCode(body).split('\n');
  for (const [line, text] of lines.entries()) {
    found.push({ line, problems: textProblems(text, ['product'], braced[line] ?? '') });
  }
  return { headings: inspected.headings.map(({ words }) => words), found };
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
    form: { message: 'is empty', advice: `Write the text of the ${fileRecord(collection).noun}.` },
  };
}
