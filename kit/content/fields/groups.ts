import type { Choice, Field, Group, List, Schema } from './schema';

/** The name of a group's GraphQL type. Unless given, its noun is made of it: `VideoAction` is a `video action`. */
type Names = string | Pick<Group, 'typeName' | 'noun'>;

function namesOf(names: Names) {
  if (typeof names === 'object') return names;
  const spaced = names.replace(/Words$/, '').replace(/\B[A-Z]/g, ' $&');
  return { typeName: names, noun: spaced.toLowerCase() };
}

/** A part of a group that can be left out. */
export interface Optional {
  is: 'optional';
  schema: Schema;
}

export function optional(schema: Schema): Optional {
  return { is: 'optional', schema };
}

/** A group of fields; unknown fields are rejected. */
export function object(
  names: Names,
  label: string,
  hint: string,
  fields: Readonly<Record<string, Schema | Optional>>,
): Group {
  const inOrder = Object.entries(fields).map(([name, field]): Field => {
    if (field.is === 'optional') return { name, required: false, schema: field.schema };
    return { name, required: true, schema: field };
  });
  return { is: 'group', label, hint, ...namesOf(names), fields: inOrder };
}

/** A list of items of one kind. */
export function list(
  label: string,
  hint: string,
  { item, min = 0, max }: { item: Schema; min?: number; max: number },
): List {
  return { is: 'list', label, hint, item, min, max };
}

/** One of several groups of fields, told apart by their `type`, which is a `literal`. */
export function choice(
  names: Names,
  label: string,
  hint: string,
  options: readonly Group[],
): Choice {
  const groups = options.flatMap((group) => {
    const type = group.fields.find(({ name }) => name === 'type')?.schema;
    const words = type?.is === 'field' ? (type.options ?? []) : [];
    if (words.length === 0) throw new Error(`“${group.label}” has no type to be told by.`);
    return words.map((word): [string, Group] => [word, group]);
  });
  return { is: 'choice', label, hint, ...namesOf(names), groups: new Map(groups) };
}
