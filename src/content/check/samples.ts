import type { ContentKind } from '../model/model';
import { type FieldPath, type ProblemText, quote } from '../model/problem';
import type { PlainShape } from '../model/shape';

/** Here an example of more than three words is a sentence to replace; a shorter one, `Book a Demo`, can stay. */
const examplesToReplace: readonly ContentKind[] = ['pages', 'policies', 'testimonials', 'videos'];

/** What must be replaced in a field before the site goes live; undefined if nothing must. */
export function sampleProblem(
  kind: ContentKind,
  path: FieldPath,
  { example }: PlainShape,
  value: unknown,
): ProblemText | undefined {
  if (path.at(-1) === 'sample' && value === true) {
    const advice = 'Put the real words into this file, then remove the field "sample".';
    return { message: 'marks the file as a sample', advice };
  }
  return typeof value === 'string' ? textProblem(kind, example, value) : undefined;
}

function textProblem(kind: ContentKind, example: unknown, value: string): ProblemText | undefined {
  const invented = /[\w-]{1,63}\.example\b/.exec(value)?.[0];
  if (invented !== undefined) {
    const advice = 'Put the real address in its place.';
    return { message: `has the placeholder address ${quote(invented)}`, advice };
  }
  const placeholder = /\b(?:TODO|TBD|FIXME|XXX|[Ll]orem ipsum)\b/.exec(value)?.[0];
  if (placeholder !== undefined) {
    return { message: `has the placeholder ${quote(placeholder)}`, advice: 'Write the words.' };
  }
  const isExample = value === example && value.split(' ').length > 3;
  if (!isExample || !examplesToReplace.includes(kind)) return undefined;
  return { message: 'still has the words of the example', advice: 'Write your own.' };
}

/** The same for a line of a policy's text. */
export function sampleBodyProblem(line: string): ProblemText | undefined {
  if (line.includes(policyPlaceholder)) {
    return { message: 'still has the words of the example', advice: 'Write the policy.' };
  }
  return textProblem('policies', undefined, line);
}

/** The text of a new policy. */
export const policyPlaceholder = 'Write the policy here.';
