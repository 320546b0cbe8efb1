import { policyPlaceholder } from '../check/samples';
import { capitalized } from '../model/fieldText';
import type { Surroundings } from '../model/kinds/kind';
import { type ContentKind, contentModel, modelOf } from '../model/model';
import type { ListShape, ObjectShape, Shape, UnionShape } from '../model/shape';
import { findFiles } from '../read/findFiles';
import { canonicalText } from './canonicalText';

/** What a new file of a content folder can refer to. */
export async function surroundingsIn(
  root: string,
  name: string,
  today: string,
): Promise<Surroundings> {
  const { files } = await findFiles(root);
  return {
    name,
    today,
    namesIn: (kind) => files.flatMap(({ of }) => (of?.kind === kind ? of.name : [])),
    images: files.flatMap(({ of, place }) => (of === undefined ? `/${place}` : [])),
  };
}

/** A file of the model's examples; undefined if it must name what doesn't exist. */
export function exampleFile(kind: ContentKind, surroundings: Surroundings): string | undefined {
  const { body } = contentModel[kind];
  const fields = exampleFields(kind, surroundings);
  return fields && canonicalText(kind, { fields, body: body ? policyPlaceholder : '' });
}

/** The fields of such a file, marked as a sample if it can be. */
export function exampleFields(
  kind: ContentKind,
  surroundings: Surroundings,
): Record<string, unknown> | undefined {
  const fields = exampleOfObject(modelOf(kind), surroundings);
  // No two pages can have one title.
  const isPage = kind === 'pages' || kind === 'policies';
  return fields && isPage
    ? { ...fields, title: capitalized(surroundings.name.replaceAll('-', ' ')) }
    : fields;
}

function exampleOf(shape: Shape, surroundings: Surroundings): unknown {
  switch (shape.is) {
    case 'object':
      return exampleOfObject(shape, surroundings);
    case 'list':
      return exampleOfList(shape, surroundings);
    case 'union':
      return examplesOfOptions(shape, surroundings)[0];
    case 'plain':
      return shape.kind.example(shape, surroundings);
  }
}

function exampleOfObject(shape: ObjectShape, surroundings: Surroundings) {
  const fields: Record<string, unknown> = {};
  for (const { name, required, shape: inner } of shape.fields) {
    if (!required && name !== 'sample') continue;
    fields[name] = exampleOf(inner, surroundings);
    if (fields[name] === undefined) return undefined;
  }
  return fields;
}

/** A required list has one item of each type; any other is as short as allowed. */
function exampleOfList({ item, min, max }: ListShape, surroundings: Surroundings) {
  if (item.is === 'union' && min > 0) {
    const examples = examplesOfOptions(item, surroundings).slice(0, max);
    return examples.length < min ? undefined : examples;
  }
  const example = exampleOf(item, surroundings);
  if (example === undefined) return min === 0 ? [] : undefined;
  return Array.from({ length: Math.max(1, min) }, () => structuredClone(example));
}

function examplesOfOptions({ options }: UnionShape, surroundings: Surroundings) {
  const examples = [...options.values()].map((option) => exampleOfObject(option, surroundings));
  return examples.filter((example) => example !== undefined);
}
