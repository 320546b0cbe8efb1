import { z } from 'zod';
import { describeValue, nounOf, requirementOf, withArticle } from '../fields/fieldText';
import { literal } from '../fields/kinds/values';
import { sayStrangeLetter } from '../fields/letters';
import { didYouMean, nearest } from '../fields/nearest';
import { type FieldPath, formatPath, type ProblemText, quote } from '../fields/problem';
import { type FieldRecord, formatOf, isRead } from '../fields/records';
import {
  asGroup,
  childOf,
  fieldAt,
  fieldRecord,
  fieldsOf,
  groupOf,
  groupRecord,
  groupsOf,
  optionsOf,
  type Schema,
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
  if (value !== undefined) {
    const isJson = contentModel[collection].place.endsWith('.json');
    return [{ path, ...wrongValue(schema, value, { isJson, isTooBig: code === 'too_big' }) }];
  }
  // A misspelt field isn't missing too.
  const guesses = group ? [...guessesIn(group, asGroup(parent.value)).values()] : [];
  if (guesses.includes(`${path.at(-1)}`)) return [];
  const who = `Every ${nounOf(group ?? parent.schema)}`;
  return [{ path, code: 'missing', message: 'is missing', ...needOf(schema, who) }];
}

/** What is known of a value beside its field. */
interface Circumstances {
  isJson: boolean;
  /** Whether zod found it too long. */
  isTooBig: boolean;
}

/** What is wrong with a value, and what is needed in its place. */
function wrongValue(schema: Schema, value: unknown, known: Circumstances): ProblemText {
  const record = fieldRecord(schema);
  if (value === null || (typeof value === 'string' && value.trim() === '')) {
    return { code: 'empty', message: 'is empty', ...needOf(schema) };
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const items = `has ${value.length} ${value.length === 1 ? 'item' : 'items'}`;
    const message = value.length === 0 ? 'is an empty list' : items;
    return { code: 'count', message, ...needOf(schema) };
  }
  const isText = record !== undefined && typeof value === 'string';
  return isText ? wrongText(schema, record, value, known) : wrongType(schema, value, known);
}

/** What is wrong with a value that isn’t of the type of its field. */
function wrongType(schema: Schema, value: unknown, { isJson }: Circumstances): ProblemText {
  const record = fieldRecord(schema);
  const needsText = record !== undefined && isRead(record);
  const isGroup = typeof value === 'object';
  const message = `is ${describeValue(value)}`;
  if (!needsText || (isGroup && isJson)) return { code: 'type', message, ...needOf(schema) };
  if (!isGroup) {
    const inFile = 'Put it in double quotes. ';
    return { code: 'type', message, ...needOf(schema, 'It', { inFile }) };
  }
  const signs = Array.isArray(value) ? 'brackets or a hyphen' : 'a colon or braces';
  const need = needOf(schema, 'It', { inFile: 'Put the whole text in double quotes. ' });
  return { code: 'type', message: `${message}, because of ${signs} in it`, ...need };
}

/** What is wrong with the text of a field. */
function wrongText(
  schema: Schema,
  record: FieldRecord,
  text: string,
  { isJson, isTooBig }: Circumstances,
): ProblemText {
  if (isQuotedValue(record, text)) {
    const need = needOf(schema, 'It', { inFile: 'Remove the quotation marks around it. ' });
    return { code: 'type', message: `is ${describeValue(text)}`, ...need };
  }
  if (isTooBig) {
    const message = `has ${[...text].length} characters`;
    return { code: 'too-long', message, ...needOf(schema) };
  }
  return { code: 'spelling', ...misspelt(schema, record, text, isJson) };
}

function misspelt(schema: Schema, record: FieldRecord, text: string, isJson: boolean) {
  if (text.trimEnd().includes('\n')) {
    const inFile = isJson ? 'Put a space in place of \\n. ' : '';
    const need = needOf(schema, 'It', { inFile, inBoth: 'Write it in one line. ' });
    return { message: 'has a line break, which it can’t have', ...need };
  }
  if (text.endsWith('\n')) {
    const inFile = isJson
      ? 'Remove the \\n there. '
      : 'Write it in the line of its name, or put a hyphen (-) behind the > or | there. ';
    return { message: 'ends with a line break', ...needOf(schema, 'It', { inFile }) };
  }
  const inBoth = `${sayStrangeLetter(text)}${didYouMean(text, optionsOf(schema))}`;
  const message = `${quote(text)} ${record.misfit?.(text) ?? 'does not fit here'}`;
  return { message, ...needOf(schema, 'It', { inBoth }) };
}

/** Whether a text would be the value that a field needs, were it not in quotation marks. */
function isQuotedValue(record: FieldRecord, value: string): boolean {
  const format = formatOf(record);
  if (format === 'flag') return /^(?:true|false)$/.test(value);
  return format === 'number' && /^\d+$/.test(value);
}

/** What to do before anything else: for those who edit files, and then for those who fill in the form, too. */
interface FirstAdvice {
  inFile?: string;
  inBoth?: string;
}

/** What a field requires, in a sentence after others: to those who edit files, and to those who fill in the form. */
function needOf(schema: Schema, who = 'It', { inFile = '', inBoth = '' }: FirstAdvice = {}) {
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
