import { inspectMarkdown, type MarkdownHeading } from '../markdown/inspectMarkdown';
import { checkLink } from '../model/kinds/address';
import { tokenProblems } from '../model/tokens';
import { emptyFileResult, type FileResult } from './fileResult';
import { sampleBodyProblem } from './samples';

/** Checks the markdown after a policy's front matter, which starts at the line `firstLine`. */
export function checkBody(body: string, firstLine: number): FileResult {
  const result = emptyFileResult();
  if (body.trim() === '') {
    const advice = 'Write the text after the second line of hyphens.';
    result.problems.push({ line: firstLine - 1, message: 'has no text', advice });
    return result;
  }
  const { problems, links, headings } = inspectMarkdown(body);
  for (const found of problems) {
    result.problems.push({ ...found, line: found.line + firstLine });
  }
  for (const { line, address } of links) {
    const { problems, uses } = checkLink(address);
    const place = { line: line + firstLine, field: '' };
    result.problems.push(...problems.map((problem) => ({ ...problem, line: place.line })));
    result.uses.push(...uses.map((use) => ({ ...use, ...place })));
  }
  checkHeadings(headings, firstLine, result);
  for (const [index, text] of body.split('\n').entries()) {
    const line = index + firstLine;
    for (const problem of tokenProblems(text, ['product'])) {
      result.problems.push({ ...problem, line });
    }
    const sample = sampleBodyProblem(text);
    if (sample !== undefined) result.samples.push({ ...sample, line });
  }
  return result;
}

/** Reports text after the front matter of a file that must not have any. */
export function checkStrayBody(body: string, firstLine: number): FileResult {
  const result = emptyFileResult();
  const index = body.split('\n').findIndex((line) => line.trim() !== '');
  if (index !== -1) {
    const message = 'has text after the front matter, which no page shows';
    const advice = 'Put it into a section, or remove it.';
    result.problems.push({ line: firstLine + index, message, advice });
  }
  return result;
}

function checkHeadings(
  headings: MarkdownHeading[],
  firstLine: number,
  { problems, warnings, headings: words }: FileResult,
): void {
  let last = 1;
  for (const heading of headings) {
    const { level } = heading;
    const line = heading.line + firstLine;
    words.push(heading.words);
    if (level === 1) {
      const advice = 'The title is in the front matter. Start this heading with ## instead of #.';
      problems.push({ line, message: 'has a second title', advice });
    }
    if (level > last + 1) {
      const message = `skips a level of headings: ${'#'.repeat(level)} after ${'#'.repeat(last)}`;
      warnings.push({ line, message, advice: `Begin it with ${'#'.repeat(last + 1)}.` });
    }
    last = level;
  }
}
