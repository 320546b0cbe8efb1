import type { z } from 'zod';
import { kindOfValue, needOf, nounOf } from '../model/fieldWords';
import { didYouMean } from '../model/nearest';
import { type FieldProblem, formatPath, type ProblemText, quote } from '../model/problem';
import { type PlainShape, shapeOf } from '../model/shape';
import { type Target, targetAt } from '../model/target';
import { spellingProblem } from './spellingProblem';
import { unknownFields } from './unknownFields';

/**
 * Compares a value with its schema and puts each difference into words made of the model's own: labels,
 * limits, examples. `single` says that there is one file of the kind, so that it is `the`, not `every`.
 */
export function schemaProblems(schema: z.ZodType, value: unknown, single: boolean): FieldProblem[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  const problems = new Map<string, FieldProblem>();
  for (const issue of result.error.issues) {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
    for (const problem of problemsOfIssue(issue, targetAt(shapeOf(schema), value, path), single)) {
      problems.set(JSON.stringify([problem.path, problem.message]), problem);
    }
  }
  return withoutMisspelt([...problems.values()]);
}

/** A field that is there under a misspelt name isn't missing as well. */
function withoutMisspelt(problems: FieldProblem[]): FieldProblem[] {
  const written = new Set(problems.map(({ meant }) => meant && formatPath(meant)));
  return problems.filter(({ path, message }) => {
    return message !== isMissing || !written.has(formatPath(path));
  });
}

const isMissing = 'is missing';

function problemsOfIssue(issue: z.core.$ZodIssue, target: Target, single: boolean): FieldProblem[] {
  const { path, shape, value } = target;
  if (issue.code === 'unrecognized_keys') {
    return unknownFields(issue.keys, target);
  }
  if (value === undefined) return [{ path, ...missing(target, single) }];
  if (value === null) return [{ path, message: 'is empty', advice: `It needs ${needOf(shape)}.` }];
  if (shape.is === 'plain') return [{ path, ...plainProblem(issue, shape, value) }];
  if (shape.is === 'list' && Array.isArray(value)) {
    const message = value.length === 0 ? 'is an empty list' : `has ${value.length} of them`;
    return [{ path, message, advice: `It needs ${needOf(shape)}.` }];
  }
  const message = `is ${kindOfValue(value)}`;
  return [{ path, message, advice: `It needs ${needOf(shape)}.` }];
}

function missing({ shape, parent }: Target, single: boolean): ProblemText {
  const who = parent === undefined ? 'It' : `${single ? 'The' : 'Every'} ${nounOf(parent)}`;
  return { message: isMissing, advice: `${who} needs ${needOf(shape)}.` };
}

function plainProblem(issue: z.core.$ZodIssue, shape: PlainShape, value: unknown): ProblemText {
  const { info, words } = shape;
  const advice = `It needs ${needOf(shape)}.`;
  if (info.kind === 'choice' && typeof value === 'string') {
    return {
      message: `${quote(value)} is not known`,
      advice: `${didYouMean(value, words)}${advice}`,
    };
  }
  if (typeof value !== 'string') {
    const loose = typeof value === 'number' || typeof value === 'boolean';
    const quoted = loose && info.kind === 'text' ? `Put it in double quotes: "${value}".` : advice;
    return { message: `is ${kindOfValue(value)}`, advice: quoted };
  }
  if (issue.code === 'too_big') {
    const excess = value.length - Number(issue.maximum);
    const message = `has ${value.length} characters`;
    return { message, advice: `Up to ${issue.maximum} fit here: shorten it by ${excess}.` };
  }
  if (value.trim() === '') return { message: 'is blank', advice };
  return spellingProblem(shape, value) ?? { message: `is ${kindOfValue(value)}`, advice };
}
