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
import { collectionNames, contentModel, fileRecord, isCollection, modelOf } from '../model/model';

/**
 * The fields of a collection such as `pages`, then those of each group within it: what to enter, what is accepted, an
 * example. Throws an error that lists the collections if there is none of this name.
 */
export function fieldList(collection: string): string {
  if (!isCollection(collection)) {
    const names = collectionNames.join(', ');
    throw new Error(`There are no fields of “${collection}”. Name one of: ${names}.`);
  }
  const { label, hint } = fileRecord(collection);
  const place = `content/${contentModel[collection].place.replace('*', 'NAME')}`;
  const fields = fieldsOf(modelOf(collection));
  const groups = new Map<string, Schema>();
  for (const { schema } of fields) collectGroups(schema, groups);
  return [
    `${label}, in ${place}: ${hint}`,
    ...fields.map(described),
    ...[...groups].flatMap(([heading, group]) => [
      `${heading}: ${recordOf(group).hint}`,
      ...fieldsOf(group).map(described),
    ]),
  ].join('\n\n');
}

/** Adds the groups of fields within a schema, each before the groups inside it. */
function collectGroups(schema: Schema, groups: Map<string, Schema>): void {
  if (schema instanceof z.ZodArray) collectGroups(schema.element, groups);
  const found = [...groupsOf(schema)].map(([type, group]): [string, Schema] => {
    return [`${recordOf(schema).label} of the type ${type}`, group];
  });
  if (schema instanceof z.ZodObject) found.push([headingOf(schema), schema]);
  for (const [heading, group] of found) {
    groups.set(heading, group);
    for (const field of fieldsOf(group)) collectGroups(field.schema, groups);
  }
}

function headingOf(group: Schema): string {
  const { label, noun } = groupRecord(group);
  return label.toLowerCase() === noun ? label : `${label} (${noun})`;
}

function described({ name, required, schema }: Field): string {
  const { label, hint } = recordOf(schema);
  const given = fieldRecord(schema)?.example;
  const isSaid = given === undefined || hint.includes(`${given}`);
  const example = isSaid ? '' : ` For example: ${given}`;
  const takes = `${takesOf(schema)}${required ? '' : '; can be left out'}`;
  return `  ${name}: ${takes}\n    ${label}. ${hint}${example}`;
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
