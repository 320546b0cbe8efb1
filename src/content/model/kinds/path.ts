import { z } from 'zod';
import { pathSpellingProblem, reservedPathProblem } from '../pathProblem';
import type { FieldText } from '../shape';
import { field, kindOf } from './kind';

const kind = kindOf({
  name: 'path',
  example: (_field, { name }) => `/${name}`,
  misspelling: (value) => pathSpellingProblem(value),
  check: (value) => ({
    problems: [reservedPathProblem(value) ?? []].flat(),
    uses: [{ what: 'path', value }],
  }),
});

/** The address of a page on this site: `/` or `/words-with-hyphens`, in lower case, without a slash at the end. */
export function path(text: FieldText & { example: string }) {
  const pattern = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;
  const max = 120;
  return field(kind, z.string().max(max).regex(pattern), {
    max,
    pattern: pattern.source,
    ...text,
  });
}
