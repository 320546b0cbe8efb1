import { inspectMarkdown } from '../markdown/inspectMarkdown';
import { checkLink } from '../model/kinds/address';
import { markupProblems } from '../model/kinds/markdown';
import { tokenProblems } from '../model/tokens';
import { emptyFileResult, type FileResult } from './fileResult';
import { sampleBodyProblem } from './samples';

/** Checks the markdown after a policy's front matter, which starts at the line `firstLine`. */
export function checkBody(body: string, firstLine: number): FileResult {
  const result = emptyFileResult();
  const { problems, warnings, samples, uses } = result;
  if (body.trim() === '') {
    const advice = 'Write the text after the second line of hyphens.';
    problems.push({ line: firstLine - 1, message: 'has no text', advice });
    return result;
  }
  const inspected = inspectMarkdown(body);
  for (const found of markupProblems(inspected)) {
    problems.push({ ...found, line: found.line + firstLine });
  }
  for (const link of inspected.links) {
    const line = link.line + firstLine;
    const checked = checkLink(link.address);
    problems.push(...checked.problems.map((problem) => ({ ...problem, line })));
    uses.push(...checked.uses.map((use) => ({ ...use, line, field: '' })));
  }
  let last = 1;
  for (const heading of inspected.headings) {
    const { level, words } = heading;
    const line = heading.line + firstLine;
    result.headings.push(words);
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
  for (const [index, text] of body.split('\n').entries()) {
    const line = index + firstLine;
    problems.push(...tokenProblems(text, ['product']).map((problem) => ({ ...problem, line })));
    const sample = sampleBodyProblem(text);
    if (sample !== undefined) samples.push({ ...sample, line });
  }
  return result;
}

/** Reports text after the front matter of a file that must not have any. */
export function checkStrayBody(body: string, firstLine: number): FileResult {
  const index = body.split('\n').findIndex((line) => line.trim() !== '');
  if (index === -1) return emptyFileResult();
  const message = 'has text after the front matter, which no page shows';
  const advice = 'Put it into a section, or remove it.';
  return { ...emptyFileResult(), problems: [{ line: firstLine + index, message, advice }] };
}
