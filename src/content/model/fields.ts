import { z } from 'zod';

/**
 * The kinds of field that content is made of. A kind decides how a field is checked, what its GraphQL type
 * and JSON Schema are, and which control the editing form shows for it.
 */
export type FieldKind =
  | 'text'
  | 'markdown'
  | 'path'
  | 'address'
  | 'email'
  | 'date'
  | 'number'
  | 'flag'
  | 'choice'
  | 'picture'
  | 'reference'
  | 'object'
  | 'list'
  | 'blocks';

export type Collection = 'testimonials' | 'videos';

/** What is known of a field beside its type: the words for a writer, and what other readers derive from. */
export interface FieldInfo {
  kind: FieldKind;
  /** The name over the field in a form. */
  label: string;
  /** What to put there, in a writer's words. */
  hint: string;
  example?: string | number | boolean;
  /** Above this many characters a text is still accepted, with a warning. */
  advisedLength?: number;
  /** Of a reference: the folder whose files it names. */
  collection?: Collection;
  /** Of a choice or an object: its GraphQL type name, and what a writer calls one of it. */
  typeName?: string;
  noun?: string;
  /** The words in braces that the field may hold: `product` is replaced by the product's name. */
  tokens?: readonly string[];
  /** Of an address: it may also be the path of a page here, or a mail address. */
  internal?: boolean;
  /** Of an address: it is of a video at a provider whose player the site can embed. */
  embedded?: boolean;
}

const registry = z.registry<FieldInfo>();

/** The information that a field of the model was declared with; undefined for a schema that is no field. */
export function fieldInfo(schema: z.core.$ZodType): FieldInfo | undefined {
  return (
    registry.get(schema) ??
    (schema instanceof z.ZodOptional ? fieldInfo(schema.unwrap()) : undefined)
  );
}

interface Words {
  label: string;
  hint: string;
}

/** One line of plain words, without formatting. */
export function text(
  words: Words & {
    example: string;
    max: number;
    advisedLength?: number;
    tokens?: readonly string[];
  },
) {
  const { max, ...info } = words;
  const schema = z
    .string()
    .max(max)
    .regex(/\S/, { error: 'is blank' })
    .regex(/^[^\r\n]*$/, { error: 'has a line break' });
  return schema.register(registry, { kind: 'text', tokens: ['product'], ...info });
}

/** Words that a writer formats with markdown; raw HTML is refused by the check. */
export function markdown(words: Words & { example: string; max: number }) {
  const { max, ...info } = words;
  const schema = z.string().max(max).regex(/\S/, { error: 'is blank' });
  return schema.register(registry, { kind: 'markdown', tokens: ['product'], ...info });
}

/** The address of a page on this site: `/` or `/words-with-hyphens`, in lower case, without a slash at the end. */
export function path(words: Words & { example: string }) {
  return z
    .string()
    .max(120)
    .regex(/^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/)
    .register(registry, { kind: 'path', ...words });
}

/** A web address, https only; or, with `internal`, also the path of a page here, or a mail address. */
export function address(
  words: Words & { example: string; internal?: boolean; embedded?: boolean },
) {
  const { internal = false } = words;
  const pattern = internal ? /^(?:https:\/\/\S+|mailto:\S+|[/#]\S*)$/ : /^https:\/\/\S+$/;
  return z
    .string()
    .max(2000)
    .regex(pattern)
    .register(registry, { kind: 'address', ...words });
}

/** A mail address. */
export function email(words: Words & { example: string }) {
  return z
    .email()
    .max(254)
    .register(registry, { kind: 'email', ...words });
}

/** A day, written as 2025-08-01; it means that day in every time zone. */
export function date(words: Words & { example: string }) {
  return z.iso.date().register(registry, { kind: 'date', ...words });
}

/** A whole number between two bounds. */
export function number(words: Words & { example: number; min: number; max: number }) {
  const { min, max, ...info } = words;
  return z
    .int()
    .min(min)
    .max(max)
    .register(registry, { kind: 'number', ...info });
}

/** Yes or no; left out, it means no. */
export function flag(words: Words) {
  return z.boolean().register(registry, { kind: 'flag', example: true, ...words });
}

/** One of a few fixed words. */
export function choice<Option extends string>(
  options: readonly [Option, ...Option[]],
  words: Words & { typeName: string },
) {
  return z.enum(options).register(registry, { kind: 'choice', example: options[0], ...words });
}

/** The path of a picture below `content/`, such as `/images/portal.png`. */
export function pictureFile(words: Words & { example: string }) {
  return z
    .string()
    .max(120)
    .regex(/^\/images\/[a-z0-9]+(?:[-.][a-z0-9]+)*\.(?:png|jpg|jpeg|webp|avif)$/)
    .register(registry, { kind: 'picture', ...words });
}

/** The name of a file in another folder of content, without its ending. */
export function reference(collection: Collection, words: Words & { example: string }) {
  return z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .register(registry, { kind: 'reference', collection, ...words });
}

/** A group of fields; a field that it doesn't name is refused. */
export function object<Shape extends z.ZodRawShape>(
  words: Words & { typeName: string; noun: string },
  shape: Shape,
) {
  return z.strictObject(shape).register(registry, { kind: 'object', ...words });
}

/** A list of one kind of item. */
export function list<Item extends z.ZodType>(
  item: Item,
  words: Words & { min: number; max: number },
) {
  const { min, max, ...info } = words;
  return z
    .array(item)
    .min(min)
    .max(max)
    .register(registry, { kind: 'list', ...info });
}

/** One of several groups of fields, told apart by their `type`. */
export function oneOf<
  Options extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]],
>(words: Words & { typeName: string; noun: string }, options: Options) {
  const schema = z.discriminatedUnion('type', options);
  registry.add(schema, { kind: 'blocks', ...words });
  return schema;
}
