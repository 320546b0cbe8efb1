import { type FieldName, fieldNames, type RequestFields, requiredFields } from './fields';

/** An error of a field, by the key of its message in content/request.json. */
export type Problem = 'empty' | 'malformedEmail';
/** The errors, in the order of the fields in the form. */
export type Problems = ReadonlyMap<FieldName, Problem>;

/** Validates the fields: specification, section 5. */
export function findProblems(fields: RequestFields): Problems {
  const problems = new Map<FieldName, Problem>();
  for (const name of fieldNames) {
    const text = cleanField(name, fields[name]);
    if (text === '' && requiredFields.includes(name)) problems.set(name, 'empty');
    // A stricter rule would refuse somebody’s real address.
    else if (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
      problems.set(name, 'malformedEmail');
  }
  return problems;
}

/** Removes from a field what the visitor didn’t mean to send. */
export function cleanField(name: FieldName, typed: string): string {
  return name === 'email' ? cleanEmail(typed) : typed.trim();
}

/** Mail programs, messengers, PDFs and phones copy more than the address, and signs that aren’t ASCII. */
function cleanEmail(typed: string): string {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/[\p{Cc}\p{DI}\uFFFC]/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll('。', '.')
    .replaceAll('’', "'");
  const [, inBrackets = text] = /<([^<>]*@[^<>]*)>/.exec(text) ?? [];
  return inBrackets
    .trim()
    .replace(/^mailto:([^?]*).*/i, '$1')
    .replace(/[.,;]$/, '');
}
