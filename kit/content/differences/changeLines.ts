import { fieldLabel } from '../check/wording';
import { dayInWords } from '../fields/day';
import { itemName } from '../fields/fieldText';
import { type FieldPath, formatPath } from '../fields/paths';
import { type FieldKind, isRead, type Schema } from '../fields/schema';
import { fieldsIn, groupOf, schemaAt } from '../fields/walk';
import { type CollectionName, language, modelOf } from '../model/model';
import type { FieldChange } from './changedFields';
import { aroundChanges, changedLines, changedWords, type Words } from './changedWords';
import type { FileDifference } from './differences';

/** What each kind of change is called. */
export const kindNames: Readonly<Record<FieldChange['kind'], string>> = {
  changed: 'Changed',
  new: 'New',
  gone: 'Gone',
  moved: 'Moved',
};

/** What a change is called, such as `Moved from Section 3`. */
export function kindInWords({ kind, wasAt }: Pick<ChangeLine, 'kind' | 'wasAt'>): string {
  return wasAt ? `${kindNames[kind]} from ${wasAt}` : kindNames[kind];
}

/** A change as a person reads it. */
export interface ChangeLine {
  kind: FieldChange['kind'];
  /** Where it is in the form’s labels, such as `Section 3, Card 2, Title`. */
  where: string;
  /** Where it was, if it was moved. */
  wasAt: string | undefined;
  /** The field, such as `sections.2.title`, in the file as it is and as it was. */
  field: string;
  was: string;
  words: Words[];
  /** Of a text that was changed: the lines before and after in which it was. */
  lines: { before: string[]; after: string[] };
  /** The pictures that it names, before and after. */
  pictures: { before: string[]; after: string[] };
}

/** The changes of a file from top to bottom, as people read them. */
export function changeLines({ collection, changes, before, after }: FileDifference): ChangeLine[] {
  const model = modelOf(collection);
  const lines = changes.map((change) => {
    const { kind, path, was, from, to } = change;
    const isGone = kind === 'gone';
    const side = isGone ? before?.fields : after?.fields;
    const at = isGone ? was : path;
    const schema = schemaAt(model, at, side);
    return {
      kind,
      where: labelOfPath(collection, at, schema),
      wasAt: kind === 'moved' ? labelOfPath(collection, was, schema) : undefined,
      field: path.join('.'),
      was: was.join('.'),
      words: wordsOfChange(schema, change),
      lines: linesOf(schema, change),
      pictures: { before: picturesIn(schema, from), after: picturesIn(schema, to) },
    };
  });
  const places = new Map(lines.map((line, index) => [line, changes[index]?.path ?? []]));
  return lines.sort((one, other) => inOrder(places.get(one) ?? [], places.get(other) ?? []));
}

/** Items of a list by their place; fields stay in the order of the model. */
function inOrder(one: FieldPath, other: FieldPath): number {
  const step = one.findIndex((each, index) => each !== other[index]);
  const [left, right] = [one[step], other[step]];
  return typeof left === 'number' && typeof right === 'number' ? left - right : 0;
}

function labelOfPath(
  collection: CollectionName,
  path: FieldPath,
  schema: Schema | undefined,
): string {
  const isKnown = schema !== undefined || path[0] === 'body';
  return isKnown ? fieldLabel(collection, path) : formatPath(path);
}

function wordsOfChange(schema: Schema | undefined, { kind, from, to }: FieldChange): Words[] {
  if (kind === 'moved') return [{ kind: 'same', words: firstWords(schema, to) }];
  // A picture that was replaced under its name.
  if (from === to) return [{ kind: 'same', words: `${inWords(schema, to)} was replaced` }];
  if (isText(schema, from) && isText(schema, to)) return aroundChanges(changedWords(from, to));
  const words: Words[] = [];
  if (from !== undefined) words.push({ kind: 'gone', words: inWords(schema, from) });
  if (to !== undefined) words.push({ kind: 'new', words: inWords(schema, to) });
  return words;
}

function linesOf(schema: Schema | undefined, { from, to }: FieldChange): ChangeLine['lines'] {
  if (!isText(schema, from) || !isText(schema, to)) return { before: [], after: [] };
  const words = changedWords(from, to);
  return { before: changedLines(words, 'before'), after: changedLines(words, 'after') };
}

/** Whether a value is one that people read, unlike the text of an address. */
function isText(schema: Schema | undefined, value: unknown): value is string {
  return typeof value === 'string' && (schema?.is !== 'field' || isRead(schema));
}

/** All that a field, a group or a list says, in one line. */
function inWords(schema: Schema | undefined, value: unknown): string {
  if (schema === undefined) return typeof value === 'string' ? value : JSON.stringify(value);
  const group = groupOf(schema, value);
  const isChoice = group !== undefined && group !== schema;
  const type = isChoice ? group.label : '';
  const texts = [...fieldsIn(schema, value)]
    .filter(({ path }) => path.at(-1) !== 'type')
    .map(({ path, kind, value: each }) => {
      const isDay = kind.format === 'date' && path.length > 0;
      return `${isDay ? `${kind.label}: ` : ''}${valueInWords(kind, each)}`;
    });
  const known = [type, ...texts].filter((text) => text !== '').join(' · ');
  return known || (typeof value === 'string' ? value : itemName(schema));
}

/** What a moved item is known by: its type, and its first text. */
function firstWords(schema: Schema | undefined, value: unknown): string {
  const [type, first] = inWords(schema, value).split(' · ');
  return first === undefined ? `${type}` : `${type} · ${first}`;
}

function valueInWords({ format, label }: FieldKind, value: unknown): string {
  if (format === 'flag') return `${label}: ${value === true ? 'yes' : 'no'}`;
  if (format === 'date' && typeof value === 'string' && !Number.isNaN(Date.parse(value))) {
    return dayInWords(value, language);
  }
  return `${value}`;
}

function picturesIn(schema: Schema | undefined, value: unknown): string[] {
  if (schema === undefined) return [];
  return [...fieldsIn(schema, value)].flatMap(({ kind, value: path }) =>
    kind.format === 'picture' && typeof path === 'string' ? path : [],
  );
}
