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

type Change = { find: string; put: string } | { whole: string | Buffer } | { removed: true };

/** Makes a case from a change to one file of the good content. Throws if there is nothing to change. */
export function badCase(
  name: string,
  place: string,
  change: Change,
  expected: Omit<BadCase['expected'], 'file'> & { file?: string },
): BadCase {
  const files = new Map(goodContent);
  if ('whole' in change) files.set(place, change.whole);
  else if ('removed' in change) files.delete(place);
  else files.set(place, replaced(files.get(place), change));
  return { name, files, expected: { file: `content/${place}`, ...expected } };
}

function replaced(
  present: string | Buffer | undefined,
  { find, put }: { find: string; put: string },
): string {
  if (typeof present !== 'string' || !present.includes(find)) {
    throw new Error(`The good content has no ${JSON.stringify(find)} to change.`);
  }
  return present.replace(find, () => put);
}

/**
 * Makes a case from text that is found in a file and replaced. `place` is the line and the field of the problem, such
 * as `3 title`; just the line if the whole file is meant.
 */
export function edited(
  name: string,
  file: string,
  [find, put]: readonly [string, string],
  place: string,
  code: string,
): BadCase {
  const [line, field = ''] = place.split(' ');
  return badCase(name, file, { find, put }, { line: Number(line), field, code });
}

/** Makes a case of words that are replaced in the page of the clients. */
export function inPage(
  name: string,
  words: readonly [string, string],
  place: string,
  code: string,
): BadCase {
  return edited(name, 'pages/clients.md', words, place, code);
}

/** Makes a case from a new file. */
export function written(
  name: string,
  file: string,
  text: string | Buffer,
  place: string,
  code: string,
): BadCase {
  const [line, field = ''] = place.split(' ');
  return badCase(name, file, { whole: text }, { line: Number(line), field, code });
}

/** The case as a warning: what it has to say keeps nothing back. */
export function warned(bad: BadCase): BadCase {
  return { ...bad, expected: { ...bad.expected, warning: true } };
}

/** Makes a case of another title of a card. */
export function asTitle(name: string, title: string, code: string): BadCase {
  const words = ['title: Cost', `title: ${title}`] as const;
  return inPage(name, words, '23 sections[1].cards[0].title', code);
}
