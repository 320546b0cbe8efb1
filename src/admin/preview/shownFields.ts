import { z } from 'zod';
import {
  branchOf,
  childOf,
  type ObjectShape,
  type PlainShape,
  type Shape,
} from '../../content/model/shape';

/**
 * Makes of fields that may be unfinished or wrong what pages can show: fields that fit their GraphQL types. Where a
 * word is missing its label stands in its place, so that a writer sees where it will be; what has no place on a page
 * is left out. Never throws.
 */
export function shownFields(shape: ObjectShape, value: unknown): Record<string, unknown> {
  const fields = shape.fields.map(({ name, required, shape: inner }) => {
    const shown = shownValue(inner, childOf(value, name));
    return [name, shown === undefined && required ? standIn(inner) : shown];
  });
  return Object.fromEntries(fields);
}

/** Undefined where there is nothing to show. */
function shownValue(shape: Shape, value: unknown): unknown {
  if (shape.is === 'plain') return shownPlain(shape, value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (shape.is === 'object') return shownFields(shape, value);
  if (shape.is === 'list') return Array.isArray(value) ? shownItems(shape.item, value) : undefined;
  const option = branchOf(shape, value);
  return option && shownFields(option, value);
}

/** A group that was just added to a list has nothing in it yet; a text without words is left out. */
function shownItems(item: Shape, values: unknown[]): unknown[] {
  return values
    .map((value) => shownValue(item, value) ?? (item.is === 'object' ? standIn(item) : undefined))
    .filter((value) => value !== undefined);
}

function shownPlain({ kind, options = [], max }: PlainShape, value: unknown): unknown {
  if (kind.name === 'flag') return value === true || undefined;
  if (kind.name === 'number') return wholeNumber(value, max);
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (kind.name === 'choice') return options.find((word) => word === value);
  if (kind.name === 'date') return z.iso.date().safeParse(value).data;
  return value;
}

function wholeNumber(value: unknown, max = Number.POSITIVE_INFINITY): number | undefined {
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) return undefined;
  return Math.min(Math.max(Math.trunc(number), 0), max);
}

/** What stands in the place of a field that pages always have. */
function standIn(shape: Shape): unknown {
  switch (shape.is) {
    case 'object':
      return shownFields(shape, undefined);
    case 'list':
      return [];
    case 'blocks':
      return [...shape.options.values()].map(standIn)[0];
    case 'plain':
      return plainStandIn(shape);
  }
}

function plainStandIn({ kind, label, options = [] }: PlainShape): unknown {
  switch (kind.name) {
    case 'text':
    case 'markdown':
      return `‹${label}›`;
    case 'number':
      return 0;
    case 'choice':
      return options[0];
    case 'date':
      return today();
    default:
      return '';
  }
}

/** The day that it is, as the build has it. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
