import type { z } from 'zod';
import { isSingle } from '../model/entry';
import { anyOf, kindOfValue, needOf, withArticle } from '../model/fieldText';
import type { Reader } from '../model/kinds/kind';
import { type ContentKind, modelOf } from '../model/model';
import { didYouMean, nearest } from '../model/nearest';
import { type FieldPath, quote, type Words } from '../model/problem';
import { childOf, groupOf, type ObjectShape, type Shape } from '../model/shape';

/** A difference between a file and the model, in words. */
type FieldWords = Words & { path: FieldPath };

/** Puts what zod has found in the fields of a file into words, with the model's own labels, limits and examples. */
export function wordsOf(
  issue: z.core.$ZodIssue,
  kind: ContentKind,
  fields: unknown,
  reader: Reader,
): FieldWords[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  const found = fieldAt(modelOf(kind), fields, path);
  if (found === undefined) return [];
  const { shape, value, group, inGroup } = found;
  const need = needOf(shape, reader);
  const advice = `It needs ${need}.`;
  const told = (code: string, message: string, what = advice): FieldWords[] => [
    { path, code, message, advice: what },
  ];
  if (issue.code === 'unrecognized_keys') return unknownFields(shape, value, path);
  if (value === undefined) {
    // A misspelt field isn't missing as well.
    const guesses = group ? [...guessesIn(group, Object(inGroup)).values()] : [];
    const owner = group ? `${isSingle(kind) ? 'The' : 'Every'} ${group.noun}` : 'It';
    if (guesses.includes(`${path.at(-1)}`)) return [];
    return told('missing', 'is missing', `${owner} needs ${need}.`);
  }
  if (value === null) return told('empty', 'is empty');
  if (shape.is === 'list' && Array.isArray(value)) {
    const count = value.length === 1 ? 'only one item' : `${value.length} items`;
    return told('count', value.length === 0 ? 'is an empty list' : `has ${count}`);
  }
  if (shape.is !== 'plain' || typeof value !== 'string') {
    const isText = shape.is === 'plain' && shape.kind.name === 'text' && typeof value !== 'object';
    return told(
      'type',
      `is ${kindOfValue(value)}`,
      isText ? `Put it in double quotes: "${value}".` : advice,
    );
  }
  if (issue.code === 'too_big') {
    const { max = 0 } = shape;
    const { length } = [...value];
    const shorten = `The limit is ${max}: shorten it by ${length - max}.`;
    return told('too-long', `has ${length} characters`, shorten);
  }
  if (value.trim() === '') return told('blank', 'is blank');
  if (shape.options !== undefined) {
    const guess = didYouMean(value, shape.options);
    return told('unknown-word', `${quote(value)} is not known`, `${guess}${advice}`);
  }
  if (issue.code === 'invalid_type') return told('type', `is ${kindOfValue(value)}`);
  const message = /[\r\n]/.test(value) ? 'has a line break' : `${quote(value)} does not fit here`;
  return told('spelling', message, `${advice} ${shape.kind.spelling(shape)}`.trim());
}

function unknownFields(shape: Shape, value: unknown, path: FieldPath): FieldWords[] {
  const group = groupOf(shape, value);
  if (group === undefined) return [];
  const names = group.fields.map(({ name }) => name);
  return [...guessesIn(group, Object(value))].map(([name, guess]) => {
    const what = guess === undefined ? 'Remove it.' : `Did you mean "${guess}"?`;
    const others = guess === undefined ? typesWith(name, shape) : '';
    return {
      path: [...path, name],
      code: 'unknown-field',
      message: `is not a field of ${withArticle(group.noun)}`,
      advice: `${what} The fields are ${names.join(', ')}.${others}`,
    };
  });
}

/** The unknown fields of a group, and the missing one that each seems to mean. */
function guessesIn({ fields }: Pick<ObjectShape, 'fields'>, value: object) {
  const names = fields.map(({ name }) => name);
  const left = names.filter((name) => !Object.hasOwn(value, name));
  const unknown = Object.keys(value).filter((name) => !names.includes(name));
  return new Map(unknown.map((name) => [name, nearest(name, left)]));
}

/** Names the types of a union that do have the field, for a writer who mixed two of them up. */
function typesWith(name: string, shape: Shape): string {
  const options = shape.is === 'union' ? [...shape.options] : [];
  const types = options.filter(([, { fields }]) => fields.some((field) => field.name === name));
  if (types.length === 0) return '';
  return ` Where ${name} is meant, the type has to be ${anyOf(types.map(([type]) => type))}.`;
}

/** A field by its path, with its value and the group that it belongs to. */
function fieldAt(whole: Shape, fields: unknown, path: FieldPath) {
  let [shape, value]: [Shape | undefined, unknown] = [whole, fields];
  let group: Pick<ObjectShape, 'noun' | 'fields'> | undefined;
  let inGroup: unknown;
  for (const step of path) {
    if (shape?.is === 'list') {
      shape = shape.item;
    } else if (shape !== undefined && shape.is !== 'plain') {
      const of: ObjectShape | undefined = groupOf(shape, value);
      group = of ?? { noun: shape.noun, fields: [] };
      inGroup = value;
      const own: Shape | undefined = of?.fields.find(({ name }) => name === step)?.shape;
      shape = of === undefined && shape.is === 'union' ? shape.type : own;
    }
    value = childOf(value, step);
  }
  return shape && { shape, value, group, inGroup };
}
