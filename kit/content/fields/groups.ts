import { z } from 'zod';
import { type GroupRecord, records } from './records';

/** The name of a group's GraphQL type. Unless given, its noun is made of it: `VideoAction` is a `video action`. */
type Names = string | Omit<GroupRecord, 'label' | 'hint'>;

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
  const schema = z.strictObject(fields);
  records.add(schema, { label, hint, ...namesOf(names) });
  return schema;
}

/** A list of items of one kind. */
export function list<Item extends z.ZodType>(
  label: string,
  hint: string,
  { item, min = 0, max }: { item: Item; min?: number; max: number },
) {
  const schema = z.array(item).min(min).max(max);
  records.add(schema, { label, hint, min, max });
  return schema;
}

type Option = z.ZodObject<{ type: z.ZodLiteral<string> }, z.core.$strict>;

/** One of several groups of fields, told apart by their `type`. */
export function union(names: Names, label: string, hint: string, groups: readonly Option[]) {
  const [first, ...others] = groups;
  if (first === undefined) throw new Error(`“${label}” has nothing to choose from.`);
  const schema = z.discriminatedUnion('type', [first, ...others]);
  records.add(schema, { label, hint, ...namesOf(names) });
  return schema;
}
