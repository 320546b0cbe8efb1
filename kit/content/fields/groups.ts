import { z } from 'zod';
import { describe, fieldOf, type Group, groupSchemaOf, schemaOf } from './schema';

/** The name of a group's GraphQL type. Unless given, its noun is made of it: `VideoAction` is a `video action`. */
type Names = string | Pick<Group, 'typeName' | 'noun'>;

function namesOf(names: Names) {
  if (typeof names === 'object') return names;
  const spaced = names.replace(/Words$/, '').replace(/\B[A-Z]/g, ' $&');
  return { typeName: names, noun: spaced.toLowerCase() };
}

/** A group of fields; unknown fields are rejected. */
export function object<Fields extends z.ZodRawShape>(
  names: Names,
  label: string,
  hint: string,
  fields: Fields,
) {
  const schema = { label, hint, ...namesOf(names) };
  return describe(z.strictObject(fields), {
    is: 'group',
    ...schema,
    fields: Object.entries(fields).map(([name, field]) => fieldOf(name, field)),
  });
}

/** A list of items of one kind. */
export function list<Item extends z.ZodType>(
  label: string,
  hint: string,
  { item, min = 0, max }: { item: Item; min?: number; max: number },
) {
  const checked = z.array(item).min(min).max(max);
  return describe(checked, { is: 'list', label, hint, item: schemaOf(item), min, max });
}

type Option = z.ZodObject<{ type: z.ZodLiteral<string> }, z.core.$strict>;

/** One of several groups of fields, told apart by their `type`. */
export function choice(names: Names, label: string, hint: string, options: readonly Option[]) {
  const [first, ...others] = options;
  if (first === undefined) throw new Error(`“${label}” has nothing to choose from.`);
  const groups = options.flatMap((option) =>
    [...option.shape.type.values].map((type): [string, Group] => [type, groupSchemaOf(option)]),
  );
  const schema = { label, hint, ...namesOf(names), groups: new Map(groups) };
  return describe(z.discriminatedUnion('type', [first, ...others]), { is: 'choice', ...schema });
}
