import { quote } from './problem';
import type { BlocksShape, ListShape, ObjectShape, PlainShape, Shape } from './shape';

/** `card` becomes `a card`, `action` becomes `an action`. */
export function withArticle(noun: string): string {
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** Joins words as a sentence does: `one`, `one or two`, `one, two or three`. */
export function anyOf(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

/** What a writer calls one group of fields, such as `card`. */
export function nounOf(shape: ObjectShape | BlocksShape): string {
  return shape.info.noun ?? shape.info.label.toLowerCase();
}

/** What a field needs, as the object of a sentence: `a title of up to 60 characters, such as "..."`. */
export function needOf(shape: Shape): string {
  switch (shape.is) {
    case 'object':
      return `${withArticle(nounOf(shape))} with ${requiredFields(shape)}`;
    case 'blocks':
      return `${withArticle(nounOf(shape))} of the type ${anyOf([...shape.options.keys()])}`;
    case 'list':
      return listNeed(shape);
    case 'plain':
      return plainNeed(shape);
  }
}

function requiredFields(shape: ObjectShape): string {
  const names = shape.fields.filter((field) => field.required).map((field) => field.name);
  return names.length === 1 ? `the field ${names[0]}` : `the fields ${names.join(', ')}`;
}

function listNeed({ info, min, max }: ListShape): string {
  const name = info.label.toLowerCase();
  return min === 0 ? `a list of ${name}, up to ${max}` : `a list of ${name}, from ${min} to ${max}`;
}

/** A long label describes the field more than it names it. */
function plainName(shape: PlainShape, otherwise: string): string {
  const { label } = shape.info;
  return withArticle(label.length > 24 || /[,’]/.test(label) ? otherwise : label.toLowerCase());
}

function plainNeed(shape: PlainShape): string {
  const { info, max, min, words } = shape;
  const such = info.example === undefined ? '' : `, such as ${written(info.example)}`;
  switch (info.kind) {
    case 'text':
    case 'markdown':
      return `${plainName(shape, 'text')} of up to ${max} characters${such}`;
    case 'number':
      return `a whole number from ${min} to ${max}${such}`;
    case 'flag':
      return 'true or false';
    case 'choice':
      return `${plainName(shape, 'word')}: ${anyOf(words)}`;
    case 'date':
      return `a day as year-month-day${such}`;
    case 'picture':
      return `the path of a picture${such}`;
    case 'reference':
      return `the name of a file in content/${info.collection}${such}`;
    default:
      return `${plainName(shape, info.kind)}${such}`;
  }
}

function written(example: string | number | boolean): string {
  return typeof example === 'string' ? quote(example) : String(example);
}

/** What a value is, to be read after `is`: `the number 5`, `a list`. */
export function kindOfValue(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  return typeof value === 'number' ? `the number ${value}` : `the word ${String(value)}`;
}
