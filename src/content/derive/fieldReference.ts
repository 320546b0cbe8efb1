import { contentKinds } from '../model/entry';
import { anyOf } from '../model/fieldText';
import { contentModel } from '../model/model';
import { type FieldShape, type ObjectShape, objectShapeOf, type Shape } from '../model/shape';

/** The lines of content/README.md around the reference. */
export const referenceMarks = {
  start:
    '<!-- The fields, from src/content/model/model.ts. `npm run format:content` writes them. -->',
  end: '<!-- End of the fields -->',
} as const;

/** Every field of every kind of content, as markdown tables: what to enter, its limits, an example. */
export function fieldReference(): string {
  const parts: string[] = [];
  const groups = new Map<string, ObjectShape>();
  for (const kind of contentKinds) {
    const shape = objectShapeOf(contentModel[kind].schema);
    const place = `content/${contentModel[kind].place.replace('*', 'NAME')}`;
    parts.push(`### ${shape.label}: \`${place}\``, shape.hint, table(shape));
    collectGroups(shape, groups);
  }
  parts.push('### Groups of fields', 'These stand within the files above, some in several places.');
  for (const [heading, shape] of groups) {
    parts.push(`#### ${heading}`, shape.hint, table(shape));
  }
  return parts.join('\n\n');
}

/** Replaces the reference in a README, between its marks. Throws if it has none. */
export function withReference(readme: string): string {
  const [before, rest] = readme.split(referenceMarks.start);
  const after = rest?.split(referenceMarks.end)[1];
  if (before === undefined || after === undefined) {
    throw new Error('content/README.md has lost the marks between which the fields stand.');
  }
  const { start, end } = referenceMarks;
  return `${before}${start}\n\n${fieldReference()}\n\n${end}${after}`;
}

function collectGroups(shape: Shape, groups: Map<string, ObjectShape>): void {
  if (shape.is === 'list') collectGroups(shape.item, groups);
  if (shape.is === 'blocks') {
    for (const [type, option] of shape.options) {
      const heading = `${shape.label} of the type \`${type}\``;
      if (!groups.has(heading)) addGroup(heading, option, groups);
    }
  }
  if (shape.is !== 'object') return;
  for (const field of shape.fields) {
    const inner = field.shape;
    if (inner.is === 'object') addGroup(headingOf(inner), inner, groups);
    else if (inner.is === 'list' && inner.item.is === 'object') {
      addGroup(headingOf(inner.item), inner.item, groups);
    } else collectGroups(inner, groups);
  }
}

function addGroup(heading: string, shape: ObjectShape, groups: Map<string, ObjectShape>): void {
  if (groups.has(heading)) return;
  groups.set(heading, shape);
  collectGroups(shape, groups);
}

function headingOf(shape: ObjectShape): string {
  const { label, noun } = shape;
  return label.toLowerCase() === noun ? label : `${label} (${noun})`;
}

function table(shape: ObjectShape): string {
  const rows = shape.fields.map(row);
  return ['| Field | What to put there | Takes |', '| --- | --- | --- |', ...rows].join('\n');
}

function row({ name, required, shape }: FieldShape): string {
  const given = shape.is === 'plain' ? shape.example : undefined;
  const example = given === undefined ? '' : ` For example: \`${given}\``;
  const takes = `${takesOf(shape)}${required ? '' : '; can be left out'}`;
  return `| \`${name}\` | ${cell(`${shape.label}. ${shape.hint}${example}`)} | ${cell(takes)} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function takesOf(shape: Shape): string {
  switch (shape.is) {
    case 'object':
      return headingOf(shape);
    case 'blocks':
      return `${shape.noun}: ${anyOf([...shape.options.keys()])}`;
    case 'list':
      return `${shape.min} to ${shape.max} of: ${takesOf(shape.item)}`;
    case 'plain':
      return shape.kind.takes(shape);
  }
}
