import type { RuledFile, RuleProblem } from '../fields/collection';
import { conditionalGroups, daysOf } from '../fields/publication';
import { childOf } from '../fields/shape';
import { type CollectionName, contentModel } from '../model/model';

/** Checks what the model doesn't say of single fields: those that depend on each other, finished or not. */
export function* entryProblems(
  collection: CollectionName,
  file: RuledFile,
): Generator<RuleProblem> {
  for (const rule of contentModel[collection].rules ?? []) yield* rule(file);
  yield* dateProblems(file.fields);
  if (childOf(file.fields, 'sample') !== true) return;
  const message = 'marks the file as a sample';
  const advice = 'Put the real words into this file, then remove the field "sample".';
  yield { path: ['sample'], code: 'sample', message, advice, severity: 'launch' };
}

/** Finds parts that would disappear before they appear. */
function* dateProblems(fields: unknown): Generator<RuleProblem> {
  for (const { path, group } of conditionalGroups(fields)) {
    const [from, until] = daysOf(group);
    if (from === undefined || until === undefined || until > from) continue;
    const message = `is not after ${from}, the day on which it appears`;
    const advice = 'Give it a later day, or remove one of the two.';
    yield { path: [...path, 'unpublishAt'], code: 'days', message, advice };
  }
}
