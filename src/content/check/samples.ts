import { isSingle } from '../model/entry';
import type { CollectionName } from '../model/model';
import { type FieldPath, type ProblemText, quote } from '../model/problem';
import type { PlainShape } from '../model/shape';

/** The text of a new policy. */
export const policyPlaceholder = 'Write the policy here.';

const isExample = 'still has the words of the example';

const severity = 'launch';

/** What must be replaced in a field before the site goes live; undefined if nothing must. */
export function sampleProblem(
  collection: CollectionName,
  path: FieldPath,
  { example }: PlainShape,
  value: unknown,
): ProblemText | undefined {
  if (path.at(-1) === 'sample' && value === true) {
    const advice = 'Put the real words into this file, then remove the field "sample".';
    return { code: 'sample', message: 'marks the file as a sample', advice, severity };
  }
  if (typeof value !== 'string') return undefined;
  const placeholder = placeholderProblem(value);
  // A short example such as `Book a Demo` can stay, as can all examples in single files.
  const canStay = value !== example || value.split(' ').length <= 3 || isSingle(collection);
  if (placeholder !== undefined || canStay) return placeholder;
  return { code: 'example', message: isExample, advice: 'Write your own.', severity };
}

/** The same for a line of a policy's text. */
export function sampleBodyProblem(line: string): ProblemText | undefined {
  if (!line.includes(policyPlaceholder)) return placeholderProblem(line);
  return { code: 'example', message: isExample, advice: 'Write the policy.', severity };
}

function placeholderProblem(value: string): ProblemText | undefined {
  const invented = /[\w-]{1,63}\.example\b/.exec(value)?.[0];
  if (invented !== undefined) {
    const advice = 'Put the real address in its place.';
    const message = `has the placeholder address ${quote(invented)}`;
    return { code: 'placeholder', message, advice, severity };
  }
  const placeholder = /\b(?:TODO|TBD|FIXME|XXX|[Ll]orem ipsum)\b/.exec(value)?.[0];
  if (placeholder === undefined) return undefined;
  const message = `has the placeholder ${quote(placeholder)}`;
  return { code: 'placeholder', message, advice: 'Write the words.', severity };
}
