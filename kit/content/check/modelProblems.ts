import type { z } from 'zod';
import type { RuleProblem } from '../fields/collection';
import { describeValue, nounOf, requirementOf, withArticle } from '../fields/fieldText';
import { literal } from '../fields/kinds/values';
import { sayStrangeLetter } from '../fields/letters';
import { didYouMean, nearest } from '../fields/nearest';
import { asGroup, childOf, type FieldPath, isWithin } from '../fields/paths';
import { isMistake, type ProblemText, quote } from '../fields/problem';
import { conditionalParts, daysOf } from '../fields/publication';
import { type FieldKind, type Group, isRead, type Schema, schemaOf } from '../fields/schema';
import { fieldsOf, groupOf, schemaAt } from '../fields/walk';
import type { ContentFile } from '../model/entry';
import { contentModel, modelOf } from '../model/model';
import type { reporterOf } from './reporter';

/** Reports what the model and the rules of the collection have against the fields of a file. */
export function modelProblems(
  file: ContentFile,
  issues: readonly z.core.$ZodIssue[],
  report: ReturnType<typeof reporterOf>,
): void {
  const found = [...issues.flatMap((issue) => issueProblems(issue, file)), ...ruleProblems(file)];
  const wrong: FieldPath[] = [];
  // One mistake can break several rules of a field, and says enough for what could be better in it.
  for (const { path = [], ...problem } of found.filter(isMistake)) {
    if (report.isWrong(path)) continue;
    wrong.push(path);
    report.at(path).tell(problem);
  }
  for (const { path = [], ...problem } of found.filter((each) => !isMistake(each))) {
    if (!wrong.some((each) => isWithin(path, each))) report.at(path).tell(problem);
  }
}

/** What the fields of a file, finished or not, may not be together. */
function* ruleProblems({ collection, fields, name, body }: ContentFile): Generator<RuleProblem> {
  for (const rule of contentModel[collection].rules ?? []) yield* rule({ name, fields, body });
  for (const { path, value } of conditionalParts(fields)) {
    const [from, until] = daysOf(value);
    if (from === undefined || until === undefined || until > from) continue;
    const message = `is not after ${from}, the day on which it appears`;
    const advice = 'Give it a later day, or remove one of the two.';
    yield { path: [...path, 'unpublishAt'], code: 'days', message, advice };
  }
  if (childOf(fields, 'sample') !== true) return;
  const message = 'marks the file as a sample';
  const advice = 'Put the real words into this file, then remove the field "sample".';
  yield { path: ['sample'], code: 'sample', message, advice, severity: 'launch' };
}

/** Words an issue that zod found, using the model's labels, limits and examples. */
function issueProblems(issue: z.core.$ZodIssue, file: ContentFile): RuleProblem[] {
  return problemsOf(issue, file).map((problem) => {
    const { path = [] } = problem;
    // The form has no field for it: a section or an action is added with its type.
    const form = { path: path.slice(0, -1), ...untyped };
    return path.at(-1) === 'type' ? { ...problem, form } : problem;
  });
}

const untyped = {
  message: 'has no type that is known',
  advice: 'Remove it, and add another in its place.',
};

function problemsOf(
  { code, path: steps }: z.core.$ZodIssue,
  { collection, fields }: ContentFile,
): RuleProblem[] {
  const path = steps.filter((step) => typeof step !== 'symbol');
  const model = modelOf(collection);
  const above = path.slice(0, -1);
  const [value, parentValue] = [path, above].map((each) => each.reduce<unknown>(childOf, fields));
  const parent = schemaAt(model, above, fields);
  if (parent === undefined) return [];
  const group = groupOf(parent, parentValue);
  // A choice without a known type is asked for one.
  const isTypeless = parent.is === 'choice' && group === undefined;
  const types = isTypeless ? literal(...parent.groups.keys()) : undefined;
  const schema = types ? schemaOf(types) : schemaAt(model, path, fields);
  if (schema === undefined) return [];
  if (code === 'unrecognized_keys') return unknownFields(schema, value, path);
  if (value !== undefined) {
    const isJson = contentModel[collection].place.endsWith('.json');
    return [{ path, ...wrongValue(schema, value, { isJson, isTooBig: code === 'too_big' }) }];
  }
  // A misspelt field isn't missing too.
  const guesses = group ? [...guessesIn(group, asGroup(parentValue)).values()] : [];
  if (guesses.includes(`${path.at(-1)}`)) return [];
  const who = `Every ${nounOf(group ?? parent)}`;
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
  if (value === null || (typeof value === 'string' && value.trim() === '')) {
    return { code: 'empty', message: 'is empty', ...needOf(schema) };
  }
  if (schema.is === 'list' && Array.isArray(value)) {
    const items = `has ${value.length} ${value.length === 1 ? 'item' : 'items'}`;
    const message = value.length === 0 ? 'is an empty list' : items;
    return { code: 'count', message, ...needOf(schema) };
  }
  const isText = schema.is === 'field' && typeof value === 'string';
  return isText ? wrongText(schema, value, known) : wrongType(schema, value, known);
}

/** What is wrong with a value that isn’t of the type of its field. */
function wrongType(schema: Schema, value: unknown, { isJson }: Circumstances): ProblemText {
  const needsText = schema.is === 'field' && isRead(schema);
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
  schema: FieldKind,
  text: string,
  { isJson, isTooBig }: Circumstances,
): ProblemText {
  if (isQuotedValue(schema, text)) {
    const need = needOf(schema, 'It', { inFile: 'Remove the quotation marks around it. ' });
    return { code: 'type', message: `is ${describeValue(text)}`, ...need };
  }
  if (isTooBig) {
    const message = `has ${[...text].length} characters`;
    return { code: 'too-long', message, ...needOf(schema) };
  }
  return { code: 'spelling', ...misspelt(schema, text, isJson) };
}

function misspelt(schema: FieldKind, text: string, isJson: boolean) {
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
  const inBoth = `${sayStrangeLetter(text)}${didYouMean(text, schema.options ?? [])}`;
  const message = `${quote(text)} ${schema.misfit?.(text) ?? 'does not fit here'}`;
  return { message, ...needOf(schema, 'It', { inBoth }) };
}

/** Whether a text would be the value that a field needs, were it not in quotation marks. */
function isQuotedValue({ format }: FieldKind, value: string): boolean {
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
    path: path.slice(0, -1),
    message: `has ${quote(`${path.at(-1)}`)}, which is not a field of the form`,
    advice: 'Ask somebody who can edit the file to rename or remove it.',
  };
  return { path, form };
}

function unknownFields(schema: Schema, value: unknown, path: FieldPath): RuleProblem[] {
  const group = groupOf(schema, value);
  if (group === undefined) return [];
  const names = fieldsOf(group).map(({ name }) => name);
  return [...guessesIn(group, asGroup(value))].map(([name, guess]) => {
    const refused = group.refused?.[name];
    if (refused) return { ...notInForm([...path, name]), code: 'unknown-field', ...refused };
    const what = guess === undefined ? 'Remove it.' : `Did you mean "${guess}"?`;
    const message = `is not a field of ${withArticle(nounOf(group))}`;
    const advice = `${what} The fields are ${names.join(', ')}.`;
    return { ...notInForm([...path, name]), code: 'unknown-field', message, advice };
  });
}

/** The unknown fields of a group, each with the missing field that was probably meant. */
function guessesIn(group: Group, value: object) {
  const names = fieldsOf(group).map(({ name }) => name);
  const left = names.filter((name) => !Object.hasOwn(value, name));
  const unknown = Object.keys(value).filter((name) => !names.includes(name));
  return new Map(unknown.map((name) => [name, nearest(name, left)]));
}
