import type { ProblemText } from './problem';

const reserved = [
  '404',
  'admin',
  'api',
  'dev-404-page',
  'fonts',
  'images',
  'page-data',
  'share',
  'static',
];

/** What is wrong with the spelling of a page's path; undefined if nothing is. */
export function pathSpellingProblem(path: string): ProblemText | undefined {
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
  const start = path.split('/')[1] ?? '';
  if (!reserved.includes(start)) return undefined;
  const what =
    start === '404' || start === 'dev-404-page'
      ? 'the page for unknown addresses'
      : 'files of the site';
  return {
    message: `begins with /${start}, which is reserved for ${what}`,
    advice: 'Choose another.',
  };
}
