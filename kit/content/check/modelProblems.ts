import type { z } from 'zod';
import type { RuleProblem } from '../fields/collection';
import { describeValue, nounOf, requirementOf, withArticle } from '../fields/fieldText';
import { literal } from '../fields/kinds/values';
import { didYouMean, nearest } from '../fields/nearest';
import { asGroup, childOf, type FieldPath, isWithin } from '../fields/paths';
import { isMistake, type ProblemText, quote } from '../fields/problem';
import { conditionalParts, daysOf } from '../fields/publication';
import { type Group, isRead, type Schema, schemaOf } from '../fields/schema';
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
function* ruleProblems({ collection, fields, name }: ContentFile): Generator<RuleProblem> {
  for (const rule of contentModel[collection].rules ?? []) yield* rule({ name, fields });
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
function issueProblems(
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
  // A choice without a known type is asked for one. The form has no field for it: a section is added with its type.
  const isTypeless = parent.is === 'choice' && group === undefined;
  const types = isTypeless ? literal(...parent.groups.keys()) : undefined;
  const form = { path: above, ...untyped };
  const schema = types ? schemaOf(types) : schemaAt(model, path, fields);
  if (schema === undefined) return [];
  if (code === 'unrecognized_keys') return unknownFields(schema, value, path);
  if (value !== undefined) {
    const problem = problemWith(schema, value, code === 'too_big');
    return [{ path, ...problem, ...(isTypeless && { form }) }];
  }
  // A misspelt field isn't missing too.
  const guesses = group ? [...guessesIn(group, asGroup(parentValue)).values()] : [];
  if (guesses.includes(`${path.at(-1)}`)) return [];
  const need = needOf(schema, `Every ${nounOf(group ?? parent)}`);
  return [{ path, code: 'missing', message: 'is missing', ...need, ...(isTypeless && { form }) }];
}

const untyped = {
  message: 'has no type that is known',
  advice: 'Remove it, and add another in its place.',
};

/** What is wrong with a value, and what is needed in its place. */
function problemWith(schema: Schema, value: unknown, isTooBig: boolean): ProblemText {
  const isText = schema.is === 'field' && typeof value === 'string';
  const isBlank = isText && value.trim() === '';
  if (value === null || isBlank || (Array.isArray(value) && value.length === 0)) {
    return { code: 'empty', message: 'is empty', ...needOf(schema) };
  }
  if (isTooBig && (isText || Array.isArray(value))) {
    const items = Array.isArray(value)
      ? `${value.length} items`
      : `${[...value].length} characters`;
    return { code: 'too-long', message: `has ${items}`, ...needOf(schema) };
  }
  // As YAML has it, 2027 and yes are no texts.
  const isUnquoted = schema.is === 'field' && isRead(schema) && typeof value !== 'string';
  const need = needOf(schema, 'It', {
    inFile: isUnquoted ? 'Put all of it in double quotes. ' : '',
  });
  const options = schema.is === 'field' ? schema.options : undefined;
  if (options && typeof value === 'string') {
    const inBoth = didYouMean(value, options);
    const message = `${quote(value)} is none of the words that it can have`;
    return { code: 'not-one-of', message, ...needOf(schema, 'It', { inBoth }) };
  }
  return { code: 'unfit', message: `is ${describeValue(value)}, which doesn’t fit`, ...need };
}

/** The requirement of a field as a sentence, for the file and for the form. */
function needOf(schema: Schema, who = 'It', { inFile = '', inBoth = '' } = {}) {
  const needs = `${inBoth}${who} needs `;
  return {
    advice: `${inFile}${needs}${requirementOf(schema, 'file')}.`,
    form: { advice: `${needs}${requirementOf(schema, 'form')}.` },
  };
}

function unknownFields(schema: Schema, value: unknown, path: FieldPath): RuleProblem[] {
  const group = groupOf(schema, value);
  if (group === undefined) return [];
  const names = fieldsOf(group).map(({ name }) => name);
  return [...guessesIn(group, asGroup(value))].map(([name, guess]) => {
    if (name === 'body' && path.length === 0) return { path: [name], ...strayText };
    const what = guess === undefined ? 'Remove it.' : `Did you mean "${guess}"?`;
    return {
      path: [...path, name],
      code: 'unknown-field',
      message: `is not a field of ${withArticle(nounOf(group))}`,
      advice: `${what} The fields are ${names.join(', ')}.`,
      form: {
        path,
        message: `has ${quote(name)}, which is not a field of the form`,
        advice: 'Ask somebody who can edit the file to rename or remove it.',
      },
    };
  });
}

const strayText: ProblemText = {
  code: 'stray-text',
  message: 'is text that no page shows',
  advice: 'Put it into a section, or remove it.',
};

/** The unknown fields of a group, each with the missing field that was probably meant. */
function guessesIn(group: Group, value: object) {
  const names = fieldsOf(group).map(({ name }) => name);
  const left = names.filter((name) => !Object.hasOwn(value, name));
  const unknown = Object.keys(value).filter((name) => !names.includes(name));
  return new Map(unknown.map((name) => [name, nearest(name, left)]));
}
