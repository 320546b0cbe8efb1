import { type Files, goodContent } from './goodContent';

/** Good content with one thing changed, and what the check has to report. */
export interface BadCase {
  name: string;
  files: Files;
  expected: {
    file: string;
    line: number;
    field: string;
    /** What sort of mistake it is. Its message is in the snapshot of `badContent.test.ts`. */
    code: string;
    /** It is published anyway. */
    warning?: boolean;
  };
}

/**
 * Makes a case from a file of the good content, with words that are replaced, or with a whole new text. `told` is the
 * line, the field and the code of the problem: `3 title long`, `3 syntax` if the whole file is meant, and, if it is in
 * another file than the change, `pages/dealers.md:3 title duplicate`. Throws if there is nothing to change.
 */
export function edited(
  name: string,
  told: string,
  file: string,
  ...change: [whole: string | Buffer] | [find: string, put: string]
): BadCase {
  const parts = /^(?:(\S+):)?(\d+)(?: (\S+))? (\S+)$/.exec(told) ?? [];
  const [, toldIn = file, line, field = '', code = ''] = parts;
  const put = change.length === 1 ? change[0] : replaced(goodContent.get(file), ...change);
  const files = new Map([...goodContent, [file, put]]);
  return { name, files, expected: { file: `content/${toldIn}`, line: Number(line), field, code } };
}

function replaced(present: string | Buffer | undefined, find: string, put: string): string {
  if (typeof present !== 'string' || !present.includes(find)) {
    throw new Error(`The good content has no ${JSON.stringify(find)} to change.`);
  }
  return present.replace(find, () => put);
}

/** Makes a case of words that are replaced in the page of the clients. */
export function inPage(name: string, told: string, find: string, put: string): BadCase {
  return edited(name, told, 'pages/clients.md', find, put);
}

/** Makes a case of another title of a card. */
export function asTitle(name: string, title: string, code: string): BadCase {
  const told = `23 sections[1].cards[0].title ${code}`;
  return inPage(name, told, 'title: Cost', `title: ${title}`);
}

/** The case with another file beside. */
export function beside(bad: BadCase, place: string, text: string): BadCase {
  return { ...bad, files: new Map([...bad.files, [place, text]]) };
}

/** The case as a warning: what it has to say keeps nothing back. */
export function warned(bad: BadCase): BadCase {
  return { ...bad, expected: { ...bad.expected, warning: true } };
}
