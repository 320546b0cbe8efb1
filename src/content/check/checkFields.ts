import { isSingle } from '../model/entry';
import { type ContentKind, contentModel } from '../model/model';
import { type Complaint, type FieldPath, type Finding, formatPath } from '../model/problem';
import { isMark, publicationFaults } from '../model/publication';
import { shapeOf } from '../model/shape';
import { writtenFields } from '../model/walk';
import type { Reading } from '../read/reading';
import { judgeField } from './checkField';
import { emptyJudgement, type Judgement } from './fileResult';
import { pageFaults, sectionTitles } from './pageRules';
import { redirectFaults } from './redirectRules';
import { sampleComplaint } from './samples';
import { schemaFaults } from './schemaFaults';
import { videoWarnings } from './videoRules';

/** Judges the fields of a file of one kind, each by the model and, where it fits the model, by the rules. */
export function judgeFields(
  kind: ContentKind,
  { value, lineOf }: Pick<Reading, 'value' | 'lineOf'>,
): Judgement {
  const { schema } = contentModel[kind];
  const judgement = emptyJudgement();
  const misfits = schemaFaults(schema, value, isSingle(kind));
  if (kind === 'pages') {
    misfits.push(...pageFaults(value));
    judgement.headings.push(...sectionTitles(value));
  }
  if (kind === 'videos') {
    judgement.warnings.push(...videoWarnings(value).map((fault) => at(fault.path, fault)));
  }
  if (kind === 'redirects') misfits.push(...redirectFaults(value));
  misfits.push(...publicationFaults(value));
  judgement.faults.push(...misfits.map((fault) => at(fault.path, fault)));
  const faulty = new Set(judgement.faults.map(({ field }) => field));
  for (const field of writtenFields(shapeOf(schema), value)) {
    const { path } = field;
    if (isMark(path)) judgement.marks.push(place(path));
    if (faulty.has(formatPath(path))) continue;
    const { complaints, warnings, uses } = judgeField(field);
    judgement.faults.push(...complaints.map((complaint) => at(path, complaint)));
    judgement.warnings.push(...warnings.map((complaint) => at(path, complaint)));
    judgement.uses.push(...uses.map((use) => ({ ...use, ...place(path) })));
    const sample = sampleComplaint(kind, field);
    if (sample !== undefined) judgement.samples.push(at(path, sample));
  }
  return judgement;

  function place(path: FieldPath) {
    return { line: lineOf(path), field: formatPath(path) };
  }

  function at(path: FieldPath, { message, advice }: Complaint): Finding {
    return { ...place(path), message, advice };
  }
}
