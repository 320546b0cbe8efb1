import { z } from 'zod';
import { anyOf } from '../fields/fieldText';
import {
  type Field,
  fieldRecord,
  fieldsOf,
  groupRecord,
  groupsOf,
  limitsOf,
  recordOf,
  type Schema,
} from '../fields/shape';
import { collectionNames, contentModel, fileRecord, modelOf } from '../model/model';

const head = `# The fields of the content

<!-- \`npm run format:content\` writes this file from src/model/. -->

What each field takes. [How to write content](../content/README.md) says the rest.`;

/** The text of docs/fields.md: every field of every kind of content, what to enter, its limits, an example. */
export function fieldReference(): string {
  const parts: string[] = [head];
  const groups = new Map<string, Schema>();
  for (const collection of collectionNames) {
    const { label, hint } = fileRecord(collection);
    const model = modelOf(collection);
    const place = `content/${contentModel[collection].place.replace('*', 'NAME')}`;
    parts.push(`## ${label}: \`${place}\``, hint, table(model));
    for (const { schema } of fieldsOf(model)) collectGroups(schema, groups);
  }
  parts.push(
    '## Groups of fields',
    'These are used within the files above, some in several places.',
  );
  for (const [heading, group] of groups) {
    parts.push(`### ${heading}`, recordOf(group).hint, table(group));
  }
  return `${parts.join('\n\n')}\n`;
}

/** Adds the groups of fields within a schema, each before the groups inside it. */
function collectGroups(schema: Schema, groups: Map<string, Schema>): void {
  if (schema instanceof z.ZodArray) collectGroups(schema.element, groups);
  const found = [...groupsOf(schema)].map(([type, group]): [string, Schema] => {
    return [`${recordOf(schema).label} of the type \`${type}\``, group];
  });
  if (schema instanceof z.ZodObject) found.push([headingOf(schema), schema]);
  for (const [heading, group] of found) {
    if (groups.has(heading)) continue;
    groups.set(heading, group);
    for (const field of fieldsOf(group)) collectGroups(field.schema, groups);
  }
}

function headingOf(group: Schema): string {
  const { label, noun } = groupRecord(group);
  return label.toLowerCase() === noun ? label : `${label} (${noun})`;
}

function table(group: Schema): string {
  const columns = ['| Field | What to put there | Takes |', '| --- | --- | --- |'];
  return [...columns, ...fieldsOf(group).map(row)].join('\n');
}

function row({ name, required, schema }: Field): string {
  const { label, hint } = recordOf(schema);
  const given = fieldRecord(schema)?.example;
  const isSaid = given === undefined || hint.includes(`${given}`);
  const example = isSaid ? '' : ` For example: \`${given}\``;
  const takes = `${takesOf(schema)}${required ? '' : '; can be left out'}`;
  const cells = [`\`${name}\``, `${label}. ${hint}${example}`, takes];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function takesOf(schema: Schema): string {
  if (schema instanceof z.ZodArray) {
    const { min, max } = limitsOf(schema);
    return `${min} to ${max} of: ${takesOf(schema.element)}`;
  }
  if (schema instanceof z.ZodObject) return headingOf(schema);
  const types = anyOf([...groupsOf(schema).keys()]);
  return fieldRecord(schema)?.accepts ?? `${groupRecord(schema).noun}: ${types}`;
}
