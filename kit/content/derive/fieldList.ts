import { anyOf } from '../fields/fieldText';
import type { Field, Group, Schema } from '../fields/schema';
import { schemasIn } from '../fields/walk';
import { collectionNames, contentModel, isCollection, modelOf } from '../model/model';

/**
 * The fields of a collection such as `pages`, then those of each group within it: what to enter, what is accepted, an
 * example. Throws an error that lists the collections if there is none of this name.
 */
export function fieldList(collection: string): string {
  if (!isCollection(collection)) {
    const names = collectionNames.join(', ');
    throw new Error(`There are no fields of “${collection}”. Name one of: ${names}.`);
  }
  const model = modelOf(collection);
  const place = `content/${contentModel[collection].place.replace('*', 'NAME')}`;
  const groups = new Set(
    [...schemasIn(model)].flatMap((each) => (each.is === 'group' ? each : [])),
  );
  const blocks = [...groups].flatMap((group) => {
    const heading = group === model ? `${model.label}, in ${place}` : headingOf(group);
    return [`${heading}: ${group.hint}`, ...group.fields.map(described)];
  });
  return blocks.join('\n\n');
}

function headingOf({ label, noun }: Group): string {
  return label.toLowerCase() === noun ? label : `${label} (${noun})`;
}

function described({ name, required, schema }: Field): string {
  const { label, hint } = schema;
  const given = schema.is === 'field' ? schema.example : undefined;
  const isSaid = given === undefined || hint.includes(`${given}`);
  const example = isSaid ? '' : ` For example: ${given}`;
  const takes = `${takesOf(schema)}${required ? '' : '; can be left out'}`;
  return `  ${name}: ${takes}\n    ${label}. ${hint}${example}`;
}

function takesOf(schema: Schema): string {
  if (schema.is === 'list') return `${schema.min} to ${schema.max} of: ${takesOf(schema.item)}`;
  if (schema.is === 'group') return headingOf(schema);
  return schema.is === 'field'
    ? schema.accepts
    : `${schema.noun}: ${anyOf([...schema.groups.keys()])}`;
}
