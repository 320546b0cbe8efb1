import fc from 'fast-check';
import type { Schema } from '../../kit/content/fields/schema';
import { fieldsOf } from '../../kit/content/fields/walk';
import { type CollectionName, modelOf } from '../../kit/content/model/model';

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

/**
 * The fields of files of a collection, with everything that the model allows, and odd texts. Written tidily: without spaces
 * around a text, and without fields that are optional and empty.
 */
export function anyFields(collection: CollectionName): fc.Arbitrary<Record<string, unknown>> {
  return anyGroup(modelOf(collection));
}

function anyGroup(group: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = fieldsOf(group).map(({ name, required, schema }) => {
    const value = anyValue(schema, required);
    return [name, required ? value : fc.option(value, { nil: undefined })] as const;
  });
  return fc
    .record(Object.fromEntries(fields))
    .map((group) =>
      Object.fromEntries(Object.entries(group).filter(([, value]) => value !== undefined)),
    );
}

function anyValue(schema: Schema, required: boolean): fc.Arbitrary<unknown> {
  if (schema.is === 'group') return anyGroup(schema);
  if (schema.is === 'choice') return fc.oneof(...[...schema.groups.values()].map(anyGroup));
  if (schema.is === 'list') {
    const minLength = Math.max(schema.min, required ? 0 : 1);
    const maxLength = Math.min(schema.max, minLength + 2);
    return fc.array(anyValue(schema.item, true), { minLength, maxLength });
  }
  const { format, example, options = [], tokens = [], min = 0, max = 0 } = schema;
  switch (format) {
    case 'words': {
      // A text has the words in braces that are its field's own.
      const own = tokens.filter((token) => token !== 'product').map((token) => `{${token}}`);
      return tidy(line, max - own.join('').length).map((words) => [...own, words].join(''));
    }
    case 'markdown':
    case 'whole text':
      return tidy(lines, max || 2000);
    case 'number':
      return fc.integer({ min, max });
    case 'flag':
      return required ? fc.boolean() : fc.constant(true);
    case 'option':
      return fc.constantFrom(...options);
    default:
      return fc.constant(example);
  }
}

function tidy(text: fc.Arbitrary<string>, max: number): fc.Arbitrary<string> {
  return text.map((words) => words.slice(0, max).trim()).filter((words) => words !== '');
}
