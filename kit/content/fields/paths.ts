import { quote } from './problem';

/** Where a field is in a file: the names of fields, and the numbers of items from 0. */
export type FieldPath = readonly (string | number)[];

/** `['cards', 0, 'title']` becomes `cards[0].title`, as in a file. */
export function formatPath(path: FieldPath): string {
  let written = '';
  for (const step of path) {
    if (typeof step === 'number') written += `[${step}]`;
    else if (!/^[\w-]+$/.test(step)) written += `[${quote(step)}]`;
    else written += written === '' ? step : `.${step}`;
  }
  return written;
}

/** Whether a path is that of a group or list, or of something in it. */
export function isWithin(path: FieldPath, group: FieldPath): boolean {
  return group.every((step, index) => path[index] === step);
}

/** The fields of a value; none of what is no group. */
export function asGroup(value: unknown): Readonly<Record<string, unknown>> {
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isGroup ? { ...value } : {};
}

/** A field or item of a value, if the value is a group or list that has it. */
export function childOf(value: unknown, step: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
  return Reflect.get(value, step);
}
