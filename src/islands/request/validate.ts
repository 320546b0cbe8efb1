import { type FieldName, fieldNames, type RequestFields, requiredFields } from './fields';

/** What may be wrong with a field, by the message in content/request.json that says so. */
export type Problem = 'empty' | 'malformedEmail';
/** The fields that are wrong, in their order in the form. */
export type Problems = ReadonlyMap<FieldName, Problem>;

/** Finds what keeps a request from being sent: specification, section 5. */
export function findProblems(fields: RequestFields): Problems {
  const problems = new Map<FieldName, Problem>();
  for (const name of fieldNames) {
    const text = cleanField(name, fields[name]);
    if (text === '' && requiredFields.includes(name)) problems.set(name, 'empty');
    // Nothing more is asked: a stricter rule would refuse somebody’s real address.
    else if (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
      problems.set(name, 'malformedEmail');
  }
  return problems;
}

/** Takes away from a field what the visitor didn’t mean to send. */
export function cleanField(name: FieldName, typed: string): string {
  return name === 'email' ? cleanEmail(typed) : typed.trim();
}

/** Mail programs, messengers, PDFs and phones put more than the address on the clipboard, and other signs for ASCII ones. */
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
