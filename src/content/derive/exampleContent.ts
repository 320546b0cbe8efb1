import { capitalized } from '../model/fieldText';
import type { ExampleContext } from '../model/fieldTypes/fieldType';
import { type CollectionName, contentModel, modelOf } from '../model/model';
import type { ListShape, ObjectShape, Shape, UnionShape } from '../model/shape';
import { findFiles } from '../read/findFiles';
import { canonicalText } from './canonicalText';

/** What a new file in a content folder can refer to. */
export async function exampleContextIn(
  root: string,
  name: string,
  today: string,
): Promise<ExampleContext> {
  const { files } = await findFiles(root);
  return {
    name,
    today,
    namesIn: (collection) =>
      files.flatMap(({ contentFile }) =>
        contentFile?.collection === collection ? contentFile.name : [],
      ),
    images: files.flatMap(({ contentFile, place }) =>
      contentFile === undefined ? `/${place}` : [],
    ),
  };
}

/** A file made of the model's examples; undefined if it would have to reference something that doesn't exist. */
export function exampleFile(
  collection: CollectionName,
  exampleContext: ExampleContext,
): string | undefined {
  const { body } = contentModel[collection];
  const fields = exampleFields(collection, exampleContext);
  const text = body ? 'TODO: Write the policy here.' : '';
  return fields && canonicalText(collection, { fields, body: text });
}

/** The fields of such a file, marked as a sample if possible. */
export function exampleFields(
  collection: CollectionName,
  exampleContext: ExampleContext,
): Record<string, unknown> | undefined {
  const fields = exampleOfObject(modelOf(collection), exampleContext);
  // Titles of pages must be unique.
  const isPage = collection === 'pages' || collection === 'policies';
  return fields && isPage
    ? { ...fields, title: capitalized(exampleContext.name.replaceAll('-', ' ')) }
    : fields;
}

function exampleOf(shape: Shape, exampleContext: ExampleContext): unknown {
  switch (shape.is) {
    case 'object':
      return exampleOfObject(shape, exampleContext);
    case 'list':
      return exampleOfList(shape, exampleContext);
    case 'union':
      return examplesOfOptions(shape, exampleContext)[0];
    case 'plain':
      return shape.exampleIn(exampleContext);
  }
}

function exampleOfObject(shape: ObjectShape, exampleContext: ExampleContext) {
  const fields: Record<string, unknown> = {};
  for (const { name, required, shape: inner } of shape.fields) {
    if (!required && name !== 'sample') continue;
    fields[name] = exampleOf(inner, exampleContext);
    if (fields[name] === undefined) return undefined;
  }
  return fields;
}

/** A required list has one item of each type; any other list is as short as allowed. */
function exampleOfList({ item, min, max }: ListShape, exampleContext: ExampleContext) {
  if (item.is === 'union' && min > 0) {
    const examples = examplesOfOptions(item, exampleContext).slice(0, max);
    return examples.length < min ? undefined : examples;
  }
  const example = exampleOf(item, exampleContext);
  if (example === undefined) return min === 0 ? [] : undefined;
  return Array.from({ length: Math.max(1, min) }, () => structuredClone(example));
}

function examplesOfOptions({ options }: UnionShape, exampleContext: ExampleContext) {
  const examples = [...options.values()].map((option) => exampleOfObject(option, exampleContext));
  return examples.filter((example) => example !== undefined);
}
