import { inspectMarkdown, type MarkdownHeading } from '../markdown/inspectMarkdown';
import { tokenComplaints } from '../model/tokens';
import { judgeLink } from './checkField';
import { emptyJudgement, type Judgement } from './fileResult';
import { sampleBodyComplaint } from './samples';

/** Judges the markdown after the front matter of a policy, which begins in the line `firstLine`. */
export function judgeBody(body: string, firstLine: number): Judgement {
  const judgement = emptyJudgement();
  if (body.trim() === '') {
    const advice = 'Write the text after the second line of hyphens.';
    judgement.faults.push({ line: firstLine - 1, message: 'has no text', advice });
    return judgement;
  }
  const { complaints, links, headings } = inspectMarkdown(body);
  for (const found of complaints) {
    judgement.faults.push({ ...found, line: found.line + firstLine });
  }
  for (const { line, address } of links) {
    const { complaint, isOfThisSite } = judgeLink(address);
    const at = line + firstLine;
    if (complaint !== undefined) judgement.faults.push({ ...complaint, line: at });
    if (isOfThisSite) judgement.uses.push({ what: 'link', value: address, field: '', line: at });
  }
  judgeHeadings(headings, firstLine, judgement);
  for (const [index, text] of body.split('\n').entries()) {
    const line = index + firstLine;
    for (const complaint of tokenComplaints(text, ['product'])) {
      judgement.faults.push({ ...complaint, line });
    }
    const sample = sampleBodyComplaint(text);
    if (sample !== undefined) judgement.samples.push({ ...sample, line });
  }
  return judgement;
}

/** Judges the text after the front matter of a file that has no place for one. */
export function judgeStrayBody(body: string, firstLine: number): Judgement {
  const judgement = emptyJudgement();
  const index = body.split('\n').findIndex((line) => line.trim() !== '');
  if (index !== -1) {
    const message = 'has text after the front matter, which no page shows';
    const advice = 'Put it into a section, or remove it.';
    judgement.faults.push({ line: firstLine + index, message, advice });
  }
  return judgement;
}

function judgeHeadings(
  headings: MarkdownHeading[],
  firstLine: number,
  { faults, warnings, headings: words }: Judgement,
): void {
  let last = 1;
  for (const heading of headings) {
    const { level } = heading;
    const line = heading.line + firstLine;
    words.push(heading.words);
    if (level === 1) {
      const advice =
        'The title stands in the front matter. Begin this heading with ## instead of #.';
      faults.push({ line, message: 'has a second title', advice });
    }
    if (level > last + 1) {
      const message = `skips a level of headings: ${'#'.repeat(level)} after ${'#'.repeat(last)}`;
      warnings.push({ line, message, advice: `Begin it with ${'#'.repeat(last + 1)}.` });
    }
    last = level;
  }
}
