import { daysOf, markedGroups, publicationFields, sectionsOf } from '../fields/publication';
import { childOf } from '../fields/shape';
import type { CollectionName } from '../model/model';
import { type FieldProblemText, notInForm } from './issueMessages';

/** Checks what the model doesn't say of single fields: those that depend on each other, finished or not. */
export function* entryProblems(
  collection: CollectionName,
  fields: unknown,
): Generator<FieldProblemText> {
  if (collection === 'pages') {
    yield* heroProblems(fields);
    yield* unlistedProblems(fields);
  }
  yield* dateProblems(fields);
  if (childOf(fields, 'sample') === true) {
    const message = 'marks the file as a sample';
    const advice = 'Put the real words into this file, then remove the field "sample".';
    yield { path: ['sample'], code: 'sample', message, advice, severity: 'launch' };
  } else if (collection === 'videos' && childOf(fields, 'transcript') === undefined) {
    const advice = 'Without it, nobody can read, search or follow the video without sound.';
    yield {
      path: ['transcript'],
      code: 'transcript',
      message: 'is missing',
      advice,
      severity: 'launch',
    };
  }
}

/** Finds parts that would disappear before they appear. */
function* dateProblems(fields: unknown): Generator<FieldProblemText> {
  for (const { path, group } of markedGroups(fields)) {
    const [from, until] = daysOf(group);
    if (from === undefined || until === undefined || until > from) continue;
    const message = `is not after ${from}, the day on which it appears`;
    const advice = 'Give it a later day, or remove one of the two.';
    yield { path: [...path, 'unpublishAt'], code: 'days', message, advice };
  }
}

/** A hero is shown as long as its page: only that has a date, or is a draft. */
export function* heroDates(page: unknown): Generator<FieldProblemText> {
  for (const { path, group } of sectionsOf(page)) {
    if (childOf(group, 'type') !== 'hero') continue;
    for (const name of publicationFields) {
      if (childOf(group, name) === undefined) continue;
      const what =
        name === 'draft' ? 'Make the page itself a draft' : 'Give the page itself the date';
      const advice = `${what}: its hero appears and disappears with it.`;
      const text = { code: 'unknown-field', message: 'is not a field of a hero', advice };
      yield { ...notInForm([...path, name]), ...text };
    }
  }
}

/** A page starts with a hero and has only one, since the hero is the page's title. */
function* heroProblems(page: unknown): Generator<FieldProblemText> {
  const sections = sectionsOf(page).map(({ field, path, group }) => {
    return { form: { field }, path: [...path, 'type'], type: childOf(group, 'type') };
  });
  const [first, ...below] = sections;
  const code = 'hero';
  const advice = 'A page begins with its only hero: move it to the top, or remove this one.';
  const misplaced = below.filter(({ type }) => type === 'hero');
  for (const { form, path } of misplaced) {
    yield { path, code, message: 'is a hero below other sections', advice, form };
  }
  const isWithout = misplaced.length === 0 && first?.type !== undefined && first.type !== 'hero';
  if (isWithout)
    yield { path: first.path, code, message: 'is not a hero', advice, form: first.form };
}

/** An unlisted page is neither the first that visitors see, nor in the switcher. */
function* unlistedProblems(page: unknown): Generator<FieldProblemText> {
  if (childOf(page, 'unlisted') !== true) return;
  const code = 'unlisted';
  if (childOf(page, 'path') === '/') {
    const message = 'hides the page at /, which visitors see first';
    yield { path: ['unlisted'], code, message, advice: 'List the page.' };
  }
  if (childOf(page, 'label') === undefined) return;
  const message = 'is not shown in the switcher, since the page is unlisted';
  const advice = 'Remove it, or list the page.';
  yield { path: ['label'], code, message, advice, severity: 'warning' };
}
