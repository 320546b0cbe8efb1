import fc from 'fast-check';
import { type CollectionName, contentModel } from '../../src/content/model/model';
import {
  type ObjectShape,
  objectShapeOf,
  type PlainShape,
  type Shape,
} from '../../src/content/model/shape';

/** Characters that YAML, JSON or markdown could take for syntax, among words. */
const pieces = fc.constantFrom(
  ...['word', 'two words', '{product}', '*', '**', '_', '5 * 3 * 2', '#', ' # ', ': ', ' - ', '- '],
  ...`" ' \\ & R&D; ! | > % @ \` ~ null true 010 1e3`.split(' '),
  ...'2025-08-01 [a](/clients) --- ... ? , = 😀 e\u0301 שלום \u00a0'.split(' '),
);
function lineOf(piece: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(' '));
}
const line = lineOf(pieces);
/** Markdown, where an entity stands for its character. */
const lines = fc
  .array(
    fc.tuple(lineOf(fc.oneof(pieces, fc.constant('&amp;'))), fc.constantFrom('\n', '\n\n', '  \n')),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.flat().join(''));

export interface AnyEntry {
  fields: Record<string, unknown>;
  body: string;
}

/**
 * Entries of a collection with everything that the model allows, and odd texts. Written tidily: without spaces around a
 * text, and without fields that are optional and empty.
 */
export function anyEntry(collection: CollectionName): fc.Arbitrary<AnyEntry> {
  const { schema, body } = contentModel[collection];
  const fields = anyGroup(objectShapeOf(schema));
  return fc.record({ fields, body: body ? tidy(lines, 2000) : fc.constant('') });
}

function anyGroup(shape: ObjectShape): fc.Arbitrary<Record<string, unknown>> {
  const fields = shape.fields.map(({ name, required, shape: inner }) => {
    const value = anyValue(inner, required);
    return [name, required ? value : fc.option(value, { nil: undefined })] as const;
  });
  return fc
    .record(Object.fromEntries(fields))
    .map((group) =>
      Object.fromEntries(Object.entries(group).filter(([, value]) => value !== undefined)),
    );
}

function anyValue(shape: Shape, required: boolean): fc.Arbitrary<unknown> {
  switch (shape.is) {
    case 'object':
      return anyGroup(shape);
    case 'list': {
      const minLength = Math.max(shape.min, required ? 0 : 1);
      return fc.array(anyValue(shape.item, true), {
        minLength,
        maxLength: Math.min(shape.max, minLength + 2),
      });
    }
    case 'union':
      return fc.oneof(...[...shape.options.values()].map(anyGroup));
    case 'plain':
      return anyPlain(shape, required);
  }
}

function anyPlain(
  { fieldType, example, options = [], min = 0, max = 80 }: PlainShape,
  required: boolean,
) {
  switch (fieldType) {
    case 'text':
      return tidy(line, max);
    case 'markdown':
      return tidy(lines, max);
    case 'number':
      return fc.integer({ min, max });
    case 'flag':
      return required ? fc.boolean() : fc.constant(true);
    case 'choice':
      return fc.constantFrom(...options);
    default:
      return fc.constant(example);
  }
}

function tidy(text: fc.Arbitrary<string>, max: number): fc.Arbitrary<string> {
  return text.map((words) => words.slice(0, max).trim()).filter((words) => words !== '');
}
