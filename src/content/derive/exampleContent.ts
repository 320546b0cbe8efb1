import { policyPlaceholder } from '../check/samples';
import { capitalized } from '../model/fieldText';
import type { Surroundings } from '../model/kinds/kind';
import { type ContentKind, contentModel, modelOf } from '../model/model';
import type { ListShape, ObjectShape, Shape, UnionShape } from '../model/shape';
import { canonicalText } from './canonicalText';

/** A file of the model's examples, marked as a sample if it can be; undefined if it must name what doesn't exist. */
export function exampleFile(kind: ContentKind, surroundings: Surroundings): string | undefined {
  const { body } = contentModel[kind];
  const fields = exampleOfObject(modelOf(kind), surroundings);
  if (fields === undefined) return undefined;
  // No two pages can have one title.
  if (kind === 'pages' || kind === 'policies') {
    fields.title = capitalized(surroundings.name.replaceAll('-', ' '));
  }
  return canonicalText(kind, { fields, body: body ? policyPlaceholder : '' });
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
