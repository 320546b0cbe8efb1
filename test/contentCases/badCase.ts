import type { Files } from '../jest/contentFolder';

/**
 * A mistake in good content, and the place where it is told: its code, the file and line, the words that are replaced in
 * that file, and those in their place. Without words to replace, the file is new, has all of its text replaced or,
 * without any in their place, is gone.
 */
export type BadCase = readonly [
  code: string,
  place: string,
  line: number,
  find: string,
  put: string | Buffer | undefined,
];

/** Cases of a subject, the content that they change, and all that is said of the first case of a code. */
export interface BadCases {
  content: Files;
  cases: readonly BadCase[];
  words: Readonly<Record<string, string>>;
}

/** The content with the mistake in it. Throws if there is nothing to change. */
export function withMistake(content: Files, [, place, , find, put]: BadCase): Files {
  if (put === undefined) return new Map([...content].filter(([each]) => each !== place));
  const text = content.get(place);
  if (find === '') return new Map([...content, [place, put]]);
  if (typeof text !== 'string' || !text.includes(find)) {
    throw new Error(`The good content has no ${JSON.stringify(find)} to change in ${place}.`);
  }
  return new Map([...content, [place, text.replace(find, () => `${put}`)]]);
}
