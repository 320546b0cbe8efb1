import type { z } from 'zod';
import { isSingle } from '../model/entry';
import { anyOf, describeValue, requirementOf, withArticle } from '../model/fieldText';
import type { Audience } from '../model/fieldTypes/fieldType';
import { type CollectionName, modelOf } from '../model/model';
import { didYouMean, nearest } from '../model/nearest';
import { type FieldPath, type ProblemText, quote } from '../model/problem';
import { childOf, groupOf, type ObjectShape, type Shape } from '../model/shape';

/** The text of a problem at a field. */
type FieldProblemText = ProblemText & { path: FieldPath };

/** Words an issue that zod found in a file's fields, using the model's labels, limits and examples. */
export function issueMessages(
  issue: z.core.$ZodIssue,
  collection: CollectionName,
  fields: unknown,
  audience: Audience,
): FieldProblemText[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  const found = fieldAt(modelOf(collection), fields, path);
  if (found === undefined) return [];
  const { shape, value, group, inGroup } = found;
  const requirement = requirementOf(shape, audience);
  const advice = `It needs ${requirement}.`;
  const problem = (code: string, message: string, what = advice): FieldProblemText[] => [
    { path, code, message, advice: what },
  ];
  if (issue.code === 'unrecognized_keys') return unknownFields(shape, value, path);
  if (value === undefined) {
    // A misspelt field isn't missing too.
    const guesses = group ? [...guessesIn(group, Object(inGroup)).values()] : [];
    const owner = group ? `${isSingle(collection) ? 'The' : 'Every'} ${group.noun}` : 'It';
    if (guesses.includes(`${path.at(-1)}`)) return [];
    return problem('missing', 'is missing', `${owner} needs ${requirement}.`);
  }
  if (value === null) return problem('empty', 'is empty');
  if (shape.is === 'list' && Array.isArray(value)) {
    const count = value.length === 1 ? 'only one item' : `${value.length} items`;
    return problem('count', value.length === 0 ? 'is an empty list' : `has ${count}`);
  }
  if (shape.is !== 'plain' || typeof value !== 'string') {
    const isText =
      shape.is === 'plain' && shape.fieldType.name === 'text' && typeof value !== 'object';
    return problem(
      'type',
      `is ${describeValue(value)}`,
      isText ? `Put it in double quotes: "${value}".` : advice,
    );
  }
  if (issue.code === 'too_big') {
    const { max = 0 } = shape;
    const { length } = [...value];
    const shorten = `The limit is ${max}: shorten it by ${length - max}.`;
    return problem('too-long', `has ${length} characters`, shorten);
  }
  if (value.trim() === '') return problem('blank', 'is blank');
  if (shape.options !== undefined) {
    const guess = didYouMean(value, shape.options);
    return problem('unknown-word', `${quote(value)} is not known`, `${guess}${advice}`);
  }
  if (issue.code === 'invalid_type') return problem('type', `is ${describeValue(value)}`);
  const message = /[\r\n]/.test(value) ? 'has a line break' : `${quote(value)} does not fit here`;
  return problem('spelling', message, `${advice} ${shape.fieldType.formatAdvice(shape)}`.trim());
}

function unknownFields(shape: Shape, value: unknown, path: FieldPath): FieldProblemText[] {
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

/** The unknown fields of a group, each with the missing field that was probably meant. */
function guessesIn({ fields }: Pick<ObjectShape, 'fields'>, value: object) {
  const names = fields.map(({ name }) => name);
  const left = names.filter((name) => !Object.hasOwn(value, name));
  const unknown = Object.keys(value).filter((name) => !names.includes(name));
  return new Map(unknown.map((name) => [name, nearest(name, left)]));
}

/** Names the types of a union that have the field, for a writer who mixed two up. */
function typesWith(name: string, shape: Shape): string {
  const options = shape.is === 'union' ? [...shape.options] : [];
  const types = options.filter(([, { fields }]) => fields.some((field) => field.name === name));
  if (types.length === 0) return '';
  return ` Where ${name} is meant, the type has to be ${anyOf(types.map(([type]) => type))}.`;
}

/** Finds a field by its path, with its value and the group that it belongs to. */
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
