import { anyOf, kindOfValue, needOf, withArticle } from '../model/fieldText';
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

export interface Comparison {
  problems: FieldProblem[];
  /** From top to bottom, including those that break the model. */
  fields: WrittenField[];
}

/**
 * Compares a value with the model, from top to bottom, and describes each difference with the model's own labels, limits
 * and examples. `single`: the kind has only one file, so messages say `the` instead of `every`.
 */
export function compareFields(shape: Shape, value: unknown, single: boolean): Comparison {
  const problems: FieldProblem[] = [];
  const fields: WrittenField[] = [];
  compare(shape, value, [], 'It');
  return { problems, fields };

  /** `owner` is the group that the value belongs to, as the subject of a sentence. */
  function compare(shape: Shape, value: unknown, path: FieldPath, owner: string): void {
    if (value === undefined || value === null) {
      const message = value === null ? 'is empty' : 'is missing';
      const who = value === null ? 'It' : owner;
      problems.push({ path, message, advice: `${who} needs ${needOf(shape)}.` });
    } else if (shape.is === 'plain') {
      fields.push({ path, shape, value });
      problems.push(...plainProblems(shape, value).map((problem) => ({ path, ...problem })));
    } else if (shape.is === 'list' && Array.isArray(value)) {
      if (value.length < shape.min || value.length > shape.max) {
        const count = value.length === 1 ? 'only one item' : `${value.length} items`;
        const message = value.length === 0 ? 'is an empty list' : `has ${count}`;
        problems.push({ path, message, advice: `It needs ${needOf(shape)}.` });
      }
      for (const [index, item] of value.entries()) {
        compare(shape.item, item, [...path, index], owner);
      }
    } else if (shape.is === 'list' || typeof value !== 'object' || Array.isArray(value)) {
      const message = `is ${kindOfValue(value)}`;
      problems.push({ path, message, advice: `It needs ${needOf(shape)}.` });
    } else if (shape.is === 'object') {
      compareGroup(shape, value, path, undefined);
    } else {
      const branch = groupOf(shape, value);
      if (branch !== undefined) compareGroup(branch, value, path, shape);
      else compare(shape.type, childOf(value, 'type'), [...path, 'type'], ownerOf(shape));
    }
  }

  function compareGroup(
    shape: ObjectShape,
    value: object,
    path: FieldPath,
    union: UnionShape | undefined,
  ): void {
    const written = new Set(Object.keys(value));
    const free = shape.fields.filter(({ name }) => !written.has(name));
    const names = shape.fields.map(({ name }) => name);
    const meant = new Set<string | undefined>();
    for (const name of written) {
      if (names.includes(name)) continue;
      const guess = nearest(
        name,
        free.map((field) => field.name),
      );
      meant.add(guess);
      const what = guess === undefined ? 'Remove it.' : `Did you mean "${guess}"?`;
      const others = guess === undefined ? typesWith(name, union) : '';
      problems.push({
        path: [...path, name],
        message: `is not a field of ${withArticle(shape.noun)}`,
        advice: `${what} The fields are ${names.join(', ')}.${others}`,
      });
    }
    for (const { name, required, shape: inner } of shape.fields) {
      const child = childOf(value, name);
      // A misspelt field isn't missing as well.
      const isLeftOut = child === undefined && (!required || meant.has(name));
      if (!isLeftOut) compare(inner, child, [...path, name], ownerOf(shape));
    }
  }

  function ownerOf({ noun }: ObjectShape | UnionShape): string {
    return `${single ? 'The' : 'Every'} ${noun}`;
  }
}

/** Names the types of a union that do have the field, for a writer who mixed two of them up. */
function typesWith(name: string, union: UnionShape | undefined): string {
  const types = [...(union?.options ?? [])].filter(([, option]) =>
    option.fields.some((field) => field.name === name),
  );
  if (types.length === 0) return '';
  return ` Where ${name} is meant, the type has to be ${anyOf(types.map(([type]) => type))}.`;
}

function plainProblems(shape: PlainShape, value: unknown): ProblemText[] {
  const { kind, schema, max } = shape;
  const advice = `It needs ${kind.need(shape)}.`;
  if (typeof value !== 'string') {
    if (schema.safeParse(value).success) return [];
    const isLoose = kind.name === 'text' && typeof value !== 'object';
    const quoted = isLoose ? `Put it in double quotes: "${value}".` : advice;
    return [{ message: `is ${kindOfValue(value)}`, advice: quoted }];
  }
  const problems: ProblemText[] = [];
  if (max !== undefined && value.length > max) {
    const excess = `shorten it by ${value.length - max}`;
    const message = `has ${value.length} characters`;
    problems.push({ message, advice: `The limit is ${max}: ${excess}.` });
  }
  if (value.trim() === '') problems.push({ message: 'is blank', advice });
  else problems.push(...[kind.misspelling(value, shape) ?? []].flat());
  if (problems.length > 0 || schema.safeParse(value).success) return problems;
  return [{ message: `is ${kindOfValue(value)}`, advice }];
}
