import { z } from 'zod';
import type { ProblemText } from '../problem';
import { field, kindOf } from './kind';

const kind = kindOf({
  name: 'path',
  example: (_field, { name }) => `/${name}`,
  misspelling,
  check: (value) => ({
    problems: [reservedPathProblem(value) ?? []].flat(),
    uses: [{ what: 'path', value }],
  }),
});

/** The address of a page on this site: `/` or `/words-with-hyphens`, in lower case, without a slash at the end. */
export function path(label: string, hint: string, info: { example: string }) {
  const pattern = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;
  const max = 120;
  return field(kind, z.string().max(max).regex(pattern), { label, hint, max, pattern, ...info });
}

function misspelling(path: string): ProblemText | undefined {
  const advice = 'Write it like /architects: lower case, words joined by hyphens.';
  if (!path.startsWith('/')) return { message: 'does not begin with a slash', advice };
  if (/\s/.test(path)) return { message: 'has a space in it', advice };
  if (path.includes('..')) return { message: 'has .. in it', advice };
  if (/[A-Z]/.test(path)) return { message: 'has capital letters', advice };
  if (path.includes('//')) return { message: 'has two slashes in a row', advice };
  if (path !== '/' && path.endsWith('/')) return { message: 'ends with a slash', advice };
  if (/[?#]/.test(path)) {
    return { message: 'has a part that begins with # or ?', advice: 'Write the path alone.' };
  }
  if (!/^[a-z0-9/-]*$/.test(path)) {
    return { message: 'has characters other than a to z, 0 to 9 and hyphens', advice };
  }
  if (/(?:\/-|--|-\/|-$)/.test(path)) {
    return { message: 'has a hyphen at the start or end of a word', advice };
  }
  return undefined;
}

/** Why a page can't have this path, if it is reserved for something else. */
export function reservedPathProblem(path: string): ProblemText | undefined {
  const of404 = /^\/(404|dev-404-page)(?:\/|$)/.exec(path)?.[1];
  const ofFiles = /^\/(admin|api|fonts|images|page-data|share|static)(?:\/|$)/.exec(path)?.[1];
  const start = of404 ?? ofFiles;
  if (start === undefined) return undefined;
  const what = of404 ? 'the page for unknown addresses' : 'files of the site';
  const message = `begins with /${start}, which is reserved for ${what}`;
  return { message, advice: 'Choose another.' };
}
