import type { CollectionName } from '../model/model';
import { formatPath } from '../model/problem';
import { daysOf, markedGroups, publicationFields, sectionsOf } from '../model/publication';
import { childOf } from '../model/shape';
import { type FieldProblemText, notInForm } from './issueMessages';

/** Checks what the model doesn't say of single fields: those that depend on each other, finished or not. */
export function* entryProblems(
  collection: CollectionName,
  fields: unknown,
): Generator<FieldProblemText> {
  if (collection === 'pages') {
    yield* heroProblems(childOf(fields, 'sections'));
    yield* unlistedProblems(fields);
  }
  yield* dateProblems(fields);
  if (childOf(fields, 'sample') === true) {
    const message = 'marks the file as a sample';
    const advice = 'Put the real words into this file, then remove the field "sample".';
    yield { path: ['sample'], code: 'sample', message, advice, severity: 'launch' };
  } else if (collection === 'videos') yield* missingOfVideo(fields);
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

const message = 'is missing';
const notFound = 'Without it, search engines can’t list this video. The page still plays it.';
const silent = 'Without it, nobody can read, search or follow the video without sound.';

/** What a video that isn't a sample lacks for search engines, and for visitors without sound. */
function missingOfVideo(fields: unknown): FieldProblemText[] {
  const missing: FieldProblemText[] = [
    { path: ['published'], code: 'unlisted', severity: 'warning', advice: notFound, message },
    { path: ['thumbnail'], code: 'unlisted', severity: 'warning', advice: notFound, message },
    { path: ['transcript'], code: 'transcript', severity: 'launch', advice: silent, message },
  ];
  return missing.filter(({ path: [name = ''] }) => childOf(fields, name) === undefined);
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
function* heroProblems(sections: unknown): Generator<FieldProblemText> {
  if (!Array.isArray(sections) || sections.length === 0) return;
  const types = sections.map((section) => childOf(section, 'type'));
  const heroes = [...types.keys()].filter((index) => types[index] === 'hero');
  const first = types[0] === undefined ? [] : [0];
  const misplaced = heroes.length === 0 ? first : heroes.filter((index) => index > 0);
  for (const index of misplaced) {
    const message = index === 0 ? 'is not a hero' : 'is a hero below other sections';
    const only = 'A page begins with its only hero: move it to the top, or';
    const form = { field: formatPath(['sections', index]), advice: `${only} remove it.` };
    const advice = `${only} choose another type.`;
    yield { path: ['sections', index, 'type'], code: 'hero', message, advice, form };
  }
}

/** An unlisted page is neither the first that visitors see, nor in the switcher. */
function* unlistedProblems(fields: unknown): Generator<FieldProblemText> {
  if (childOf(fields, 'unlisted') !== true) return;
  if (childOf(fields, 'path') === '/') {
    const message = 'hides the page at /, which visitors see first';
    const [advice, form] = ['Remove the field "unlisted".', { advice: 'Switch it off.' }];
    yield { path: ['unlisted'], code: 'unlisted', message, advice, form };
  }
  if (childOf(fields, 'label') === undefined) return;
  const message = 'is not shown in the switcher, since the page is unlisted';
  const [advice, form] = [
    'Remove the field "label", or "unlisted".',
    { advice: 'Remove it, or switch “Unlisted” off.' },
  ];
  yield { path: ['label'], code: 'unlisted', message, advice, form, severity: 'warning' };
}
