import { z } from 'zod';
import { describeValue, nounOf, requirementOf, withArticle } from '../fields/fieldText';
import { literal } from '../fields/kinds/values';
import { sayStrangeLetter } from '../fields/letters';
import { didYouMean, nearest } from '../fields/nearest';
import { type FieldPath, formatPath, type ProblemText, quote } from '../fields/problem';
import type { FieldRecord } from '../fields/records';
import {
  asGroup,
  childOf,
  fieldAt,
  fieldRecord,
  fieldsOf,
  groupOf,
  groupRecord,
  groupsOf,
  type Schema,
  wordsOf,
} from '../fields/shape';
import { type CollectionName, contentModel, modelOf } from '../model/model';

/** The text of a problem at a field. */
export type FieldProblemText = ProblemText & { path: FieldPath };

/** Words an issue that zod found in a file's fields, using the model's labels, limits and examples. */
export function issueMessages(
  issue: z.core.$ZodIssue,
  collection: CollectionName,
  fields: unknown,
): FieldProblemText[] {
  return messagesOf(issue, collection, fields).map((text) => {
    // The form has no field for it: a section or an action is added with its type.
    const form = { field: formatPath(text.path.slice(0, -1)), ...untyped };
    return text.path.at(-1) === 'type' ? { ...text, form } : text;
  });
}

const untyped = {
  message: 'has no type that is known',
  advice: 'Remove it, and add another in its place.',
};

function messagesOf(
  { code, path: steps }: z.core.$ZodIssue,
  collection: CollectionName,
  fields: unknown,
): FieldProblemText[] {
  const path = steps.filter((step) => typeof step !== 'symbol');
  const { schema: known, value } = written(collection, fields, path);
  const parent = written(collection, fields, path.slice(0, -1));
  if (known === undefined || parent.schema === undefined) return [];
  const group = groupOf(parent.schema, parent.value);
  const types = group ? [] : [...groupsOf(parent.schema).keys()];
  // A union without a known type is asked for one.
  const schema = types.length === 0 ? known : literal(...types);
  if (code === 'unrecognized_keys') return unknownFields(schema, value, path);
  const told = (code: string, message: string, first: FirstAdvice = {}) => [
    { path, code, message, ...needOf(schema, 'It', first) },
  ];
  if (value === undefined) {
    // A misspelt field isn't missing too.
    const guesses = group ? [...guessesIn(group, asGroup(parent.value)).values()] : [];
    if (guesses.includes(`${path.at(-1)}`)) return [];
    const who = `Every ${nounOf(group ?? parent.schema)}`;
    return [{ path, code: 'missing', message: 'is missing', ...needOf(schema, who) }];
  }
  if (value === null || (typeof value === 'string' && value.trim() === '')) {
    return told('empty', 'is empty');
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const items = `has ${value.length} ${value.length === 1 ? 'item' : 'items'}`;
    return told('count', value.length === 0 ? 'is an empty list' : items);
  }
  const record = fieldRecord(schema);
  const isJson = contentModel[collection].place.endsWith('.json');
  if (record === undefined || typeof value !== 'string') {
    const isText = record && ['text', 'markdown', 'linked words'].includes(record.fieldType);
    const signs = Array.isArray(value) ? 'brackets or a hyphen' : 'a colon or braces';
    const isTaken = isText && typeof value === 'object' && !isJson;
    const because = isTaken ? `, because of ${signs} in it` : '';
    const inQuotes = isTaken
      ? 'Put the whole text in double quotes. '
      : 'Put it in double quotes. ';
    const isQuoted = isText && (isTaken || typeof value !== 'object');
    return told('type', `is ${describeValue(value)}${because}`, {
      inFile: isQuoted ? inQuotes : '',
    });
  }
  if (isQuotedValue(record, value)) {
    const inFile = 'Remove the quotation marks around it. ';
    return told('type', `is ${describeValue(value)}`, { inFile });
  }
  if (code === 'too_big') return told('too-long', `has ${[...value].length} characters`);
  if (value.trimEnd().includes('\n')) {
    const inFile = isJson ? 'Put a space in place of \\n. ' : '';
    const message = 'has a line break, which it can’t have';
    return told('spelling', message, { inFile, inBoth: 'Write it in one line. ' });
  }
  if (value.endsWith('\n')) {
    const removed = isJson
      ? 'Remove the \\n there. '
      : 'Write it in the line of its name, or put a hyphen (-) behind the > or | there. ';
    return told('spelling', 'ends with a line break', { inFile: removed });
  }
  const help = `${sayStrangeLetter(value)}${didYouMean(value, wordsOf(schema))}`;
  const message = `${quote(value)} ${record.misfit?.(value) ?? 'does not fit here'}`;
  return told('spelling', message, { inBoth: help });
}

/** Whether a text would be the value that a field needs, were it not in quotation marks. */
function isQuotedValue({ fieldType }: FieldRecord, value: string): boolean {
  if (fieldType === 'flag') return /^(?:true|false)$/.test(value);
  return fieldType === 'number' && /^\d+$/.test(value);
}

/** What to do before anything else: for those who edit files, and then for those who fill in the form, too. */
interface FirstAdvice {
  inFile?: string;
  inBoth?: string;
}

/** What a field requires, in a sentence after others: to those who edit files, and to those who fill in the form. */
function needOf(schema: Schema, who: string, { inFile = '', inBoth = '' }: FirstAdvice = {}) {
  const needs = `${inBoth}${who} needs `;
  return {
    advice: `${inFile}${needs}${requirementOf(schema, 'file')}.`,
    form: { advice: `${needs}${requirementOf(schema, 'form')}.` },
  };
}

/** What the form says, at the group that has it, of a field that it doesn't know. */
function notInForm(path: FieldPath) {
  const form = {
    field: formatPath(path.slice(0, -1)),
    message: `has ${quote(`${path.at(-1)}`)}, which is not a field of the form`,
    advice: 'Ask somebody who can edit the file to rename or remove it.',
  };
  return { path, form };
}

function unknownFields(schema: Schema, value: unknown, path: FieldPath): FieldProblemText[] {
  const group = groupOf(schema, value);
  if (group === undefined) return [];
  const names = fieldsOf(group).map(({ name }) => name);
  return [...guessesIn(group, asGroup(value))].map(([name, guess]) => {
    const refused = groupRecord(group).refused?.[name];
    if (refused) return { ...notInForm([...path, name]), code: 'unknown-field', ...refused };
    const what = guess === undefined ? 'Remove it.' : `Did you mean "${guess}"?`;
    const message = `is not a field of ${withArticle(nounOf(group))}`;
    const advice = `${what} The fields are ${names.join(', ')}.`;
    return { ...notInForm([...path, name]), code: 'unknown-field', message, advice };
  });
}

/** The unknown fields of a group, each with the missing field that was probably meant. */
function guessesIn(group: Schema, value: object) {
  const names = fieldsOf(group).map(({ name }) => name);
  const left = names.filter((name) => !Object.hasOwn(value, name));
  const unknown = Object.keys(value).filter((name) => !names.includes(name));
  return new Map(unknown.map((name) => [name, nearest(name, left)]));
}

/** A field of a file, by its path, and its value. */
function written(collection: CollectionName, fields: unknown, path: FieldPath) {
  const value = path.reduce<unknown>(childOf, fields);
  return { schema: fieldAt(modelOf(collection), path, fields), value };
}
