import { inspectMarkdown } from '../markdown/inspectMarkdown';
import { checkLink } from '../model/fieldTypes/address';
import { markupProblems } from '../model/fieldTypes/markdown';
import type { ProblemText } from '../model/problem';
import { tokenProblems } from '../model/tokens';
import type { CheckedFile } from './checkedFile';
import { sampleBodyProblem } from './samples';

/** Checks the markdown after a policy's front matter, which starts at line `firstLine`. */
export function checkBody(read: CheckedFile, body: string, firstLine: number): void {
  const { file, problems } = read;
  const at = (index: number, words: ProblemText) => {
    return { ...words, file, line: index + firstLine, field: '' };
  };
  if (body.trim() === '') {
    const advice = 'Write the text after the second line of hyphens.';
    problems.push(at(-1, { code: 'no-text', message: 'has no text', advice }));
    return;
  }
  const inspected = inspectMarkdown(body);
  for (const { line, words } of markupProblems(inspected)) problems.push(at(line, words));
  for (const { line, address } of inspected.links) {
    const { problems: ofLink = [], references = [] } = checkLink(address);
    problems.push(...ofLink.map((words) => at(line, words)));
    read.references.push(
      ...references.map((reference) => ({ ...reference, line: line + firstLine, field: '' })),
    );
  }
  let last = 1;
  for (const { level, words, line } of inspected.headings) {
    read.headings.push(words);
    if (level === 1) {
      const advice = 'The title is in the front matter. Start this heading with ## instead of #.';
      problems.push(at(line, { code: 'second-title', message: 'has a second title', advice }));
    }
    if (level > last + 1) {
      const message = `skips a level of headings: ${'#'.repeat(level)} after ${'#'.repeat(last)}`;
      const advice = `Begin it with ${'#'.repeat(last + 1)}.`;
      problems.push(at(line, { code: 'skipped-level', message, advice, severity: 'warning' }));
    }
    last = level;
  }
  for (const [index, text] of body.split('\n').entries()) {
    read.texts.push({ value: text, line: index + firstLine, field: '' });
    problems.push(...tokenProblems(text, ['product']).map((words) => at(index, words)));
    const sample = sampleBodyProblem(text);
    if (sample !== undefined) problems.push(at(index, sample));
  }
}

/** Reports text after the front matter of a file that must not have any. */
export function checkStrayBody(read: CheckedFile, body: string, firstLine: number): void {
  const index = body.split('\n').findIndex((line) => line.trim() !== '');
  if (index === -1) return;
  const message = 'has text after the front matter, which no page shows';
  const advice = 'Put it into a section, or remove it.';
  const { file, problems } = read;
  problems.push({ code: 'stray-text', file, line: firstLine + index, field: '', message, advice });
}
