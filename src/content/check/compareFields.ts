import { anyOf, kindOfValue, needOf, withArticle } from '../model/fieldText';
import type { Reader } from '../model/kinds/kind';
import { nearest } from '../model/nearest';
import type { FieldPath, FieldProblem, ProblemText } from '../model/problem';
import {
  childOf,
  groupOf,
  type ObjectShape,
  type PlainShape,
  type Shape,
  type UnionShape,
} from '../model/shape';

/** A field of the model, with its value in the file. */
export interface WrittenField {
  path: FieldPath;
  shape: PlainShape;
  value: unknown;
}

/**
 * Compares a value with the model, from top to bottom, and describes each difference with the model's own labels, limits
 * and examples. `single`: the kind has only one file, so messages say `the` instead of `every`. The fields include those
 * that break the model.
 */
export function compareFields(
  shape: Shape,
  value: unknown,
  single: boolean,
  reader: Reader = 'file',
) {
  const problems: FieldProblem[] = [];
  const fields: WrittenField[] = [];
  compare(shape, value, [], 'It');
  return { problems, fields };

  /** `owner` is the group that the value belongs to, as the subject of a sentence. */
  function compare(shape: Shape, value: unknown, path: FieldPath, owner: string): void {
    const need = needOf(shape, reader);
    const advice = `It needs ${need}.`;
    if (value === undefined) {
      problems.push({ path, message: 'is missing', advice: `${owner} needs ${need}.` });
    } else if (value === null) {
      problems.push({ path, message: 'is empty', advice });
    } else if (shape.is === 'plain') {
      fields.push({ path, shape, value });
      problems.push(
        ...plainProblems(shape, value, advice).map((problem) => ({ path, ...problem })),
      );
    } else if (shape.is === 'list' && Array.isArray(value)) {
      if (value.length < shape.min || value.length > shape.max) {
        const count = value.length === 1 ? 'only one item' : `${value.length} items`;
        const message = value.length === 0 ? 'is an empty list' : `has ${count}`;
        problems.push({ path, message, advice });
      }
      for (const [index, item] of value.entries()) {
        compare(shape.item, item, [...path, index], owner);
      }
    } else if (shape.is === 'list' || typeof value !== 'object' || Array.isArray(value)) {
      problems.push({ path, message: `is ${kindOfValue(value)}`, advice });
    } else if (shape.is === 'object') {
      compareGroup(shape, value, path);
    } else {
      const branch = groupOf(shape, value);
      if (branch !== undefined) compareGroup(branch, value, path, shape);
      else compare(shape.type, childOf(value, 'type'), [...path, 'type'], ownerOf(shape));
    }
  }

  /** `union` is the choice of groups that this one is of, if any. */
  function compareGroup(
    { fields, noun }: ObjectShape,
    value: object,
    path: FieldPath,
    union?: UnionShape,
  ): void {
    const names = fields.map(({ name }) => name);
    const left = names.filter((name) => !Object.hasOwn(value, name));
    const meant = new Set<string | undefined>();
    for (const name of Object.keys(value)) {
      if (names.includes(name)) continue;
      const guess = nearest(name, left);
      meant.add(guess);
      const what = guess === undefined ? 'Remove it.' : `Did you mean "${guess}"?`;
      const others = guess === undefined ? typesWith(name, union) : '';
      const message = `is not a field of ${withArticle(noun)}`;
      const advice = `${what} The fields are ${names.join(', ')}.${others}`;
      problems.push({ path: [...path, name], message, advice });
    }
    for (const { name, required, shape } of fields) {
      const child = childOf(value, name);
      // A misspelt field isn't missing as well.
      const isLeftOut = child === undefined && (!required || meant.has(name));
      if (!isLeftOut) compare(shape, child, [...path, name], ownerOf({ noun }));
    }
  }

  function ownerOf({ noun }: Pick<ObjectShape, 'noun'>): string {
    return `${single ? 'The' : 'Every'} ${noun}`;
  }
}

/** Names the types of a union that do have the field, for a writer who mixed two of them up. */
function typesWith(name: string, union?: UnionShape): string {
  const options = [...(union?.options ?? [])];
  const types = options.filter(([, { fields }]) => fields.some((field) => field.name === name));
  if (types.length === 0) return '';
  return ` Where ${name} is meant, the type has to be ${anyOf(types.map(([type]) => type))}.`;
}

function plainProblems(shape: PlainShape, value: unknown, advice: string): ProblemText[] {
  const { kind, schema, max = Number.POSITIVE_INFINITY } = shape;
  const problems: ProblemText[] = [];
  if (typeof value === 'string') {
    if (value.length > max) {
      const excess = `shorten it by ${value.length - max}`;
      const message = `has ${value.length} characters`;
      problems.push({ message, advice: `The limit is ${max}: ${excess}.` });
    }
    if (value.trim() === '') problems.push({ message: 'is blank', advice });
    else problems.push(...[kind.misspelling(value, shape) ?? []].flat());
  }
  if (problems.length > 0 || schema.safeParse(value).success) return problems;
  const isLoose = kind.name === 'text' && typeof value !== 'object' && typeof value !== 'string';
  const inQuotes = `Put it in double quotes: "${value}".`;
  return [{ message: `is ${kindOfValue(value)}`, advice: isLoose ? inQuotes : advice }];
}
