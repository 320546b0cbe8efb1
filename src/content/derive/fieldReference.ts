import { collectionNames } from '../model/entry';
import { anyOf } from '../model/fieldText';
import { contentModel, modelOf } from '../model/model';
import type { FieldShape, ObjectShape, Shape } from '../model/shape';

const head = `# The fields of the content

<!-- \`npm run format:content\` writes this file from src/content/model/. -->

What each field takes. [How to write content](../content/README.md) says the rest.`;

/** The text of docs/fields.md: every field of every kind of content, what to enter, its limits, an example. */
export function fieldReference(): string {
  const parts: string[] = [head];
  const groups = new Map<string, ObjectShape>();
  for (const collection of collectionNames) {
    const shape = modelOf(collection);
    const place = `content/${contentModel[collection].place.replace('*', 'NAME')}`;
    parts.push(`## ${shape.label}: \`${place}\``, shape.hint, table(shape));
    for (const field of shape.fields) collectGroups(field.shape, groups);
  }
  parts.push(
    '## Groups of fields',
    'These are used within the files above, some in several places.',
  );
  for (const [heading, shape] of groups) {
    parts.push(`### ${heading}`, shape.hint, table(shape));
  }
  return `${parts.join('\n\n')}\n`;
}

/** Adds the groups of fields within a shape, each before the groups inside it. */
function collectGroups(shape: Shape, groups: Map<string, ObjectShape>): void {
  if (shape.is === 'list') collectGroups(shape.item, groups);
  if (shape.is === 'object') addGroup(headingOf(shape), shape, groups);
  if (shape.is !== 'union') return;
  for (const [type, option] of shape.options) {
    addGroup(`${shape.label} of the type \`${type}\``, option, groups);
  }
}

function addGroup(heading: string, shape: ObjectShape, groups: Map<string, ObjectShape>): void {
  if (groups.has(heading)) return;
  groups.set(heading, shape);
  for (const field of shape.fields) collectGroups(field.shape, groups);
}

function headingOf({ label, noun }: ObjectShape): string {
  return label.toLowerCase() === noun ? label : `${label} (${noun})`;
}

function table(shape: ObjectShape): string {
  const columns = ['| Field | What to put there | Takes |', '| --- | --- | --- |'];
  return [...columns, ...shape.fields.map(row)].join('\n');
}

function row({ name, required, shape }: FieldShape): string {
  const given = shape.is === 'plain' ? shape.example : undefined;
  const isSaid = given === undefined || shape.hint.includes(`${given}`);
  const example = isSaid ? '' : ` For example: \`${given}\``;
  const takes = `${takesOf(shape)}${required ? '' : '; can be left out'}`;
  const cells = [`\`${name}\``, `${shape.label}. ${shape.hint}${example}`, takes];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function takesOf(shape: Shape): string {
  switch (shape.is) {
    case 'object':
      return headingOf(shape);
    case 'union':
      return `${shape.noun}: ${anyOf([...shape.options.keys()])}`;
    case 'list':
      return `${shape.min} to ${shape.max} of: ${takesOf(shape.item)}`;
    case 'plain':
      return shape.accepts;
  }
}
