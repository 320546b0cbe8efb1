import { quote } from './problem';
import type { Schema } from './schema';

/** `card` becomes `a card`, `action` becomes `an action`, but `user guide` becomes `a user guide`. */
export function withArticle(noun: string): string {
  return /^(?!uni|us[aeu])[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** `card` becomes `Card`. */
export function capitalized(noun: string): string {
  return `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`;
}

/** What the form calls a list item. */
export function itemName(item: Schema): string {
  return capitalized('noun' in item ? item.noun : item.label);
}

/** `1 page`, `2 pages`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Joins alternatives the way a sentence would: `one`, `one or two`, `one, two or three`. */
export function anyOf(alternatives: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(alternatives);
}

/** Says which words in braces a text may contain. */
export function tokenAdvice(known: readonly string[]): string {
  if (known.length === 0) return 'Braces don’t work here: write the words themselves.';
  return `Only ${anyOf(known.map((token) => `{${token}}`))} works in braces here.`;
}

/** What a field requires, as the object of a sentence: `a title of up to 60 characters, such as "..."`. */
export function requirementOf(schema: Schema): string {
  if (schema.is === 'field') return schema.requirement;
  if (schema.is === 'list') {
    const { label, min, max } = schema;
    return `a list of ${label.toLowerCase()}, ${min === 0 ? 'up' : `from ${min}`} to ${max}`;
  }
  const group = withArticle(schema.noun);
  if (schema.is === 'choice') return `${group} of the type ${anyOf([...schema.groups.keys()])}`;
  const names = schema.fields.filter(({ required }) => required).map(({ name }) => name);
  return `${group} with ${names.length === 1 ? 'the field' : 'the fields'} ${names.join(', ')}`;
}

/** Describes a value, as it reads after `is`: `the number 5`, `a list of 2`. */
export function describeValue(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  return typeof value === 'number' ? `the number ${value}` : `the word ${String(value)}`;
}
