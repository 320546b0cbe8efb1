import type { Audience } from './fieldTypes/fieldType';
import { quote } from './problem';
import type { ListShape, ObjectShape, Shape } from './shape';

/** `card` becomes `a card`, `action` becomes `an action`. */
export function withArticle(noun: string): string {
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
}

/** `card` becomes `Card`. */
export function capitalized(noun: string): string {
  return `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`;
}

/** What the form calls a list item. */
export function itemName(item: Shape): string {
  return capitalized('noun' in item ? item.noun : item.label);
}

/** Joins alternatives the way a sentence would: `one`, `one or two`, `one, two or three`. */
export function anyOf(alternatives: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(alternatives);
}

/** What a field requires, as the object of a sentence: `a title of up to 60 characters, such as "..."`. */
export function requirementOf(shape: Shape, audience: Audience = 'file'): string {
  switch (shape.is) {
    case 'object':
      return `${withArticle(shape.noun)} with ${requiredFields(shape, audience)}`;
    case 'union':
      return `${withArticle(shape.noun)} of the type ${anyOf([...shape.options.keys()])}`;
    case 'list':
      return listRequirement(shape);
    case 'plain':
      return audience === 'form' ? shape.formRequirement : shape.requirement;
  }
}

function requiredFields({ fields }: ObjectShape, audience: Audience): string {
  const names = fields
    .filter((field) => field.required)
    .map(({ name, shape }) => (audience === 'form' ? shape.label : name));
  return names.length === 1 ? `the field ${names[0]}` : `the fields ${names.join(', ')}`;
}

function listRequirement({ label, min, max }: ListShape): string {
  const name = label.toLowerCase();
  return min === 0 ? `a list of ${name}, up to ${max}` : `a list of ${name}, from ${min} to ${max}`;
}

/** Describes a value, as it reads after `is`: `the number 5`, `a list`. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  return typeof value === 'number' ? `the number ${value}` : `the word ${String(value)}`;
}
