import type { RuleProblem } from '../fields/collection';
import { describeValue, requirementOf, withArticle } from '../fields/fieldText';
import { literal } from '../fields/kinds/values';
import { didYouMean, nearest } from '../fields/nearest';
import { childOf, type FieldPath, isWithin } from '../fields/paths';
import { isMistake, type ProblemText, quote } from '../fields/problem';
import { conditionalParts, daysOf } from '../fields/publication';
import { type Choice, type FieldKind, type Group, isRead, type Schema } from '../fields/schema';
import { groupOf, isGroup, type Part, visit } from '../fields/walk';
import type { WrittenFields } from '../model/entry';
import { contentModel, modelOf } from '../model/model';
import type { reporterOf } from './reporter';

/** Reports what the model and the rules of the collection have against the fields of a file. */
export function modelProblems(file: WrittenFields, report: ReturnType<typeof reporterOf>): void {
  const parts = [...visit(modelOf(file.collection), file.fields)];
  const found = [...parts.flatMap((part) => [...partProblems(part)]), ...ruleProblems(file)];
  const wrong: FieldPath[] = [];
  // One mistake can break several rules of a field, and says enough for what could be better in it.
  for (const { path = [], ...problem } of found.filter(isMistake)) {
    if (report.isWrong(path) || report.isWrong([...path, 'type'])) continue;
    wrong.push(path);
    report.at(path).tell(problem);
  }
  for (const { path = [], ...problem } of found.filter((each) => !isMistake(each))) {
    if (!wrong.some((each) => isWithin(path, each))) report.at(path).tell(problem);
  }
}

/** What the fields of a file, finished or not, may not be together. */
function* ruleProblems({ collection, fields }: WrittenFields): Generator<RuleProblem> {
  for (const rule of contentModel[collection].rules ?? []) yield* rule(fields);
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

/** What the model has against a part, but for what is in it. */
function* partProblems({ path, schema, value }: Part): Generator<RuleProblem> {
  const problem = problemWith(schema, value);
  if (problem) yield { path, ...problem };
  if (!isGroup(value)) return;
  const group = groupOf(schema, value);
  if (group) yield* groupProblems(group, value, path);
  else if (schema.is === 'choice') yield typeProblem(schema, value, path);
}

/** Which fields a group has that the model doesn’t know, and which it lacks. */
function* groupProblems(group: Group, value: object, path: FieldPath): Generator<RuleProblem> {
  const names = group.fields.map(({ name }) => name);
  const left = names.filter((name) => !Object.hasOwn(value, name));
  const meant = new Set<string | undefined>();
  for (const name of Object.keys(value).filter((each) => !names.includes(each))) {
    const guess = nearest(name, left);
    meant.add(guess);
    const what = guess
      ? `Did you mean "${guess}"?`
      : 'Move it to the group that has it, or remove it.';
    const unknown = {
      code: 'unknown-field',
      message: `is not a field of ${withArticle(group.noun)}`,
      advice: `${what} In the file, the fields are ${names.join(', ')}.`,
    };
    const isText = name === 'body' && path.length === 0;
    yield { path: [...path, name], ...(isText ? strayText : unknown) };
  }
  for (const { name, required, schema } of group.fields) {
    // A misspelt field isn’t missing too.
    if (required && childOf(value, name) === undefined && !meant.has(name)) {
      yield { path: [...path, name], ...missing(schema, group.noun) };
    }
  }
}

const strayText: ProblemText = {
  code: 'stray-text',
  message: 'is text that no page shows',
  advice: 'Put it into a section, or remove it.',
};

function typeProblem(choice: Choice, value: object, path: FieldPath): RuleProblem {
  const type = literal(...choice.groups.keys());
  const written = childOf(value, 'type');
  const other = written === undefined ? undefined : problemWith(type, written);
  return { path: [...path, 'type'], ...missing(type, choice.noun), ...other };
}

function missing(schema: Schema, owner: string): ProblemText {
  const advice = `Every ${owner} needs ${requirementOf(schema)}.`;
  return { code: 'missing', message: 'is missing', advice };
}

/** What is wrong with a value, and what is needed in its place. */
function problemWith(schema: Schema, value: unknown): ProblemText | undefined {
  const isBlank = typeof value === 'string' && value.trim() === '';
  const isEmpty = value === null || isBlank || (Array.isArray(value) && value.length === 0);
  if (fits(schema, value) && !isBlank) return undefined;
  const advice = `It needs ${requirementOf(schema)}.`;
  if (isEmpty) return { code: 'empty', message: 'is empty', advice };
  const { max = Number.POSITIVE_INFINITY } = 'max' in schema ? schema : {};
  if (schema.is === 'list' && Array.isArray(value) && value.length > max) {
    return { code: 'too-long', message: `has ${value.length} items`, advice };
  }
  if (schema.is === 'field' && typeof value === 'string' && value.length > max) {
    return { code: 'too-long', message: `has ${[...value].length} characters`, advice };
  }
  if (schema.is === 'field' && schema.options && typeof value === 'string') {
    const message = `${quote(value)} is none of the words that it can have`;
    return { code: 'not-one-of', message, advice: didYouMean(value, schema.options) + advice };
  }
  const message =
    typeof value === 'string' && value.includes('\n')
      ? 'has a line break where there is room for one line'
      : `is ${describeValue(value)}, which doesn’t fit`;
  const quotes = schema.is === 'field' ? quotesAdvice(schema, value) : '';
  return { code: 'unfit', message, advice: quotes + advice };
}

/** As YAML and JSON have it, 2027 and yes are no texts, and "2027" is no number. */
function quotesAdvice({ format }: FieldKind, value: unknown): string {
  const isText = typeof value === 'string';
  if (!isText && isRead({ format })) return 'In a file, put all of it in double quotes. ';
  const isQuoted = isText && /^(?:flag|number)$/.test(format);
  return isQuoted ? 'In a file, leave out its quotation marks. ' : '';
}

/** Whether a value is what the model has there, but for what is in it. */
function fits(schema: Schema, value: unknown): boolean {
  if (schema.is === 'field') return schema.fits(value);
  if (schema.is !== 'list') return isGroup(value);
  return Array.isArray(value) && value.length >= schema.min && value.length <= schema.max;
}
