import type { Files } from '../jest/contentFolder';
import { goodContent } from './goodContent';

/** Good content with one thing changed. What the check has to say of it is in the snapshot of `badContent.test.ts`. */
export interface BadCase {
  name: string;
  files: Files;
}

/**
 * Makes a case from a file of the good content, with words that are replaced, or with a whole new text. Throws if there
 * is nothing to change.
 */
export function edited(
  name: string,
  file: string,
  ...change: [whole: string | Buffer] | [find: string, put: string]
): BadCase {
  const put = change.length === 1 ? change[0] : replaced(goodContent.get(file), ...change);
  return { name, files: new Map([...goodContent, [file, put]]) };
}

function replaced(present: string | Buffer | undefined, find: string, put: string): string {
  if (typeof present !== 'string' || !present.includes(find)) {
    throw new Error(`The good content has no ${JSON.stringify(find)} to change.`);
  }
  return present.replace(find, () => put);
}

/** The same of other good content, with words that are replaced. */
export function editedOf(
  content: Files,
  name: string,
  file: string,
  find: string,
  put: string,
): BadCase {
  return { name, files: new Map([...content, [file, replaced(content.get(file), find, put)]]) };
}

/** Makes a case of words that are replaced in the page of the clients. */
export function inPage(name: string, find: string, put: string): BadCase {
  return edited(name, 'pages/clients.md', find, put);
}

/** Makes a case of another title of a card. */
export function asTitle(name: string, title: string): BadCase {
  return inPage(name, 'title: Cost', `title: ${title}`);
}

/** The case with another file beside. */
export function beside(bad: BadCase, place: string, text: string): BadCase {
  return { ...bad, files: new Map([...bad.files, [place, text]]) };
}
