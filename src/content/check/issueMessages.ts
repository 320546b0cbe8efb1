import type { z } from 'zod';
import { describeValue, requirementOf, withArticle } from '../model/fieldText';
import type { Audience } from '../model/fieldTypes/fieldType';
import { sayStrangeLetter } from '../model/letters';
import { type CollectionName, modelOf } from '../model/model';
import { didYouMean, nearest } from '../model/nearest';
import { type FieldPath, type ProblemText, quote } from '../model/problem';
import { childOf, groupOf, type ObjectShape, type PlainShape, type Shape } from '../model/shape';

/** The text of a problem at a field. */
export type FieldProblemText = ProblemText & { path: FieldPath };

/** Words an issue that zod found in a file's fields, using the model's labels, limits and examples. */
export function issueMessages(
  { code, path: steps }: z.core.$ZodIssue,
  collection: CollectionName,
  fields: unknown,
  audience: Audience,
): FieldProblemText[] {
  const path = steps.filter((step) => typeof step !== 'symbol');
  const { shape, value } = fieldAt(collection, fields, path);
  if (shape === undefined) return [];
  if (code === 'unrecognized_keys') return unknownFields(shape, value, path);
  const advice = `It needs ${requirementOf(shape, audience)}.`;
  if (value === undefined) {
    const parent = fieldAt(collection, fields, path.slice(0, -1));
    const group = parent.shape && groupOf(parent.shape, parent.value);
    // A misspelt field isn't missing too.
    const guesses = group ? [...guessesIn(group, Object(parent.value)).values()] : [];
    if (guesses.includes(`${path.at(-1)}`)) return [];
    const { noun = '' } = { ...parent.shape, ...group };
    const what = `Every ${noun} needs ${requirementOf(shape, audience)}.`;
    return [{ path, code: 'missing', message: 'is missing', advice: what }];
  }
  if (value === null || (typeof value === 'string' && value.trim() === '')) {
    return [{ path, code: 'empty', message: 'is empty', advice }];
  }
  if (shape.is === 'list' && Array.isArray(value)) {
    const items = `has ${value.length} ${value.length === 1 ? 'item' : 'items'}`;
    const message = value.length === 0 ? 'is an empty list' : items;
    return [{ path, code: 'count', message, advice }];
  }
  if (shape.is !== 'plain' || typeof value !== 'string') {
    const isText = shape.is === 'plain' && ['text', 'markdown'].includes(shape.fieldType);
    const quoted = isText && typeof value !== 'object' ? 'Put it in double quotes. ' : '';
    // An item whose hyphen is another dash is a text.
    const letter = shape.is === 'list' ? sayStrangeLetter(`${value}`.slice(0, 2)) : '';
    const message = `is ${describeValue(value)}`;
    return [{ path, code: 'type', message, advice: `${letter}${quoted}${advice}` }];
  }
  if (code === 'too_big') {
    const message = `has ${[...value].length} characters`;
    return [{ path, code: 'too-long', message, advice }];
  }
  if (value.includes('\n')) {
    const message = 'has a line break, which it can’t have';
    return [{ path, code: 'spelling', message, advice }];
  }
  const guess = didYouMean(value, shape.options ?? []);
  const letter = isOnlyStrange(value, shape) ? sayStrangeLetter(value) : '';
  const what = (letter === '' && shape.misfit?.(value)) || 'does not fit here';
  const message = `${quote(value)} ${what}`;
  return [{ path, code: 'spelling', message, advice: `${letter}${guess}${advice}` }];
}

/** Whether a text doesn’t fit only because of letters that look right, in the place of others or between them. */
function isOnlyStrange(value: string, { pattern }: PlainShape): boolean {
  const others = ['', 'a'].map((letter) => value.replace(/[^ -~]/gu, letter));
  return pattern === undefined || others.some((text) => pattern.test(text));
}

function unknownFields(shape: Shape, value: unknown, path: FieldPath): FieldProblemText[] {
  const group = groupOf(shape, value);
  if (group === undefined) return [];
  const names = group.fields.map(({ name }) => name).join(', ');
  return [...guessesIn(group, Object(value))].map(([name, guess]) => {
    const what = guess === undefined ? 'Remove it.' : `Did you mean "${guess}"?`;
    const message = `is not a field of ${withArticle(group.noun)}`;
    const advice = `${what} The fields are ${names}.`;
    return { path: [...path, name], code: 'unknown-field', message, advice };
  });
}

/** The unknown fields of a group, each with the missing field that was probably meant. */
function guessesIn({ fields }: ObjectShape, value: object) {
  const names = fields.map(({ name }) => name);
  const left = names.filter((name) => !Object.hasOwn(value, name));
  const unknown = Object.keys(value).filter((name) => !names.includes(name));
  return new Map(unknown.map((name) => [name, nearest(name, left)]));
}

/** The shape of a field and its value, by its path. */
function fieldAt(collection: CollectionName, fields: unknown, path: FieldPath) {
  let shape: Shape | undefined = modelOf(collection);
  let value = fields;
  for (const step of path) {
    shape = shape && shapeWithin(shape, value, step);
    value = childOf(value, step);
  }
  return { shape, value };
}

function shapeWithin(shape: Shape, value: unknown, step: string | number): Shape | undefined {
  if (shape.is === 'list') return shape.item;
  const group = groupOf(shape, value);
  // A union without a known type is still asked for one.
  if (group === undefined) return shape.is === 'union' ? shape.type : undefined;
  return group.fields.find(({ name }) => name === step)?.shape;
}
