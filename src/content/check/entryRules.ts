import { agreedTexts } from '../model/agreedTexts';
import type { Entry, EntryOf } from '../model/entry';
import { type CollectionName, modelOf } from '../model/model';
import { type FieldPath, formatPath } from '../model/problem';
import { publicationProblems } from '../model/publication';
import { childOf, writtenFields } from '../model/shape';
import type { FieldProblemText } from './issueMessages';

/**
 * Checks what the model doesn't say of single fields: those that depend on each other, and the agreed texts. `entry` is
 * undefined where the fields don't fit the model.
 */
export function* entryProblems(
  collection: CollectionName,
  fields: unknown,
  entry: Entry | undefined,
): Generator<FieldProblemText> {
  if (entry?.collection === 'pages') yield* heroProblems(entry.fields);
  yield* publicationProblems(fields);
  if (childOf(fields, 'sample') === true) {
    const message = 'marks the file as a sample';
    const advice = 'Put the real words into this file, then remove the field "sample".';
    yield { path: ['sample'], code: 'sample', message, advice, severity: 'launch' };
    return;
  }
  if (collection === 'videos') yield* missingOfVideo(fields);
  yield* agreedWarnings(collection, fields);
}

const message = 'is missing';
const unlisted = 'Without it, search engines can’t list this video. The page still plays it.';
const silent = 'Without it, nobody can read, search or follow the video without sound.';

/** What a video that isn't a sample lacks for search engines, and for visitors without sound. */
function missingOfVideo(fields: unknown): FieldProblemText[] {
  const missing: FieldProblemText[] = [
    { path: ['published'], code: 'unlisted', severity: 'warning', advice: unlisted, message },
    { path: ['thumbnail'], code: 'unlisted', severity: 'warning', advice: unlisted, message },
    { path: ['transcript'], code: 'transcript', severity: 'launch', advice: silent, message },
  ];
  return missing.filter(({ path: [name = ''] }) => childOf(fields, name) === undefined);
}

/** A page starts with a hero and has only one, since the hero is the page's title. */
function* heroProblems({ sections }: EntryOf<'pages'>['fields']): Generator<FieldProblemText> {
  const heroes = [...sections.keys()].filter((index) => sections[index]?.type === 'hero');
  const misplaced = heroes.length === 0 ? [0] : heroes.filter((index) => index > 0);
  for (const index of misplaced) {
    const message = index === 0 ? 'is not a hero' : 'is a hero below other sections';
    const advice = 'A page begins with its only hero: move it to the top, or choose another type.';
    yield { path: ['sections', index, 'type'], code: 'hero', message, advice };
  }
}

/** Warns about agreed texts that a file lacks. A text that only moved within its list counts as present. */
function agreedWarnings(collection: CollectionName, fields: unknown): FieldProblemText[] {
  const ofKind = childOf(agreedTexts, collection);
  const agreed = collection === 'pages' ? childOf(ofKind, `${childOf(fields, 'path')}`) : ofKind;
  if (agreed === undefined) return [];
  const keyOf = (path: FieldPath, text: unknown) =>
    `${formatPath(path).replace(/\[\d+\]/g, '')} ${text}`;
  const written = [...writtenFields(modelOf(collection), fields)];
  const present = new Set(written.map(({ path, value }) => keyOf(path, value)));
  const advice = 'Take the change back, or agree on it with the owner of the product.';
  return textsIn(agreed)
    .filter(({ path, text }) => !present.has(keyOf(path, text)))
    .map(({ path, text }) => {
      const message = `is agreed as “${text}”`;
      return { path, code: 'agreed', message, advice, severity: 'warning' };
    });
}

function textsIn(value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return Object.entries(Object(value)).flatMap(([step, child]) =>
    textsIn(child, [...path, Array.isArray(value) ? Number(step) : step]),
  );
}
