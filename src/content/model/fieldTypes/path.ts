import type { ProblemText } from '../problem';
import { defineFieldType, lineField } from './fieldType';

const fieldType = defineFieldType({
  name: 'path',
  example: (_field, { name }) => `/${name}`,
  formatAdvice: () =>
    'Write it like /architects: lower case, words joined by hyphens, no slash at the end.',
  check: (value) => ({
    problems: [reservedPathProblem(value) ?? []].flat(),
    references: [{ what: 'path', value }],
  }),
});

/** The address of a page on this site: `/` or `/words-with-hyphens`, in lower case, without a slash at the end. */
export function path(label: string, hint: string, info: { example: string }) {
  const pattern = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;
  return lineField(fieldType, { label, hint, max: 120, pattern, ...info });
}

/** Why a page can't have this path, if it is reserved for something else. */
export function reservedPathProblem(path: string): ProblemText | undefined {
  const of404 = /^\/(404|dev-404-page)(?:\/|$)/.exec(path)?.[1];
  const ofFiles = /^\/(admin|api|fonts|images|page-data|share|static)(?:\/|$)/.exec(path)?.[1];
  const start = of404 ?? ofFiles;
  if (start === undefined) return undefined;
  const what = of404 ? 'the page for unknown addresses' : 'files of the site';
  const message = `begins with /${start}, which is reserved for ${what}`;
  return { code: 'reserved', message, advice: 'Choose another.' };
}
