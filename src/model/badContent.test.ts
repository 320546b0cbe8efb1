import { readdirSync, readFileSync } from 'node:fs';
import { checkContent } from '../../kit/content/check/checkContent';
import { inForm, inReadingOrder } from '../../kit/content/check/wording';
import { readContent } from '../../kit/content/read/readContent';
import { withMistake } from '../../test/contentCases/badCase';
import { badFields } from '../../test/contentCases/badFields';
import { badFiles } from '../../test/contentCases/badFiles';
import { badReferences } from '../../test/contentCases/badReferences';
import { badTexts } from '../../test/contentCases/badTexts';
import { goodContent } from '../../test/contentCases/goodContent';
import { type Files, makeContentFolder } from '../../test/jest/contentFolder';

const tables = [badFiles, badFields, badReferences, badTexts];
const rows = tables.flatMap(({ content, cases, words }) =>
  cases.map((bad, index) => {
    const [code, place, line] = bad;
    const isFirst = cases.findIndex(([each]) => each === code) === index;
    return { content, bad, code, place, line, words: isFirst ? words[code] : undefined };
  }),
);

async function check(files: Files) {
  const { root } = await makeContentFolder(files);
  return checkContent(await readContent(root), '2026-11-23');
}

test('the good content is good', async () => {
  const { problems, warnings, entries } = await check(goodContent);
  expect([...problems, ...warnings]).toEqual([]);
  expect(entries).toHaveLength(6);
});

test.each(rows)('$code is told in $place:$line', async ({ content, bad, ...expected }) => {
  const { code, place, line, words = expect.any(String) } = expected;
  const { problems, warnings, beforeLaunch, unpublished } = await check(withMistake(content, bad));
  const told = inReadingOrder([...problems, ...warnings]);
  for (const problem of told) {
    expect(problem.code).toBe(code);
    // A form shows only files that can be read.
    const { what } = inForm(problem);
    if (problem.path.length > 0) expect(what.replace(/"[^"]*"/g, '')).not.toMatch(inFiles);
  }
  const found = [...told, ...beforeLaunch, ...unpublished]
    .filter((each) => each.code === code && each.file === `content/${place}`)
    .map((each) => ({ line: each.line, words: `${each.message}. ${each.advice}`.trim() }));
  expect(found).toContainEqual({ line, words });
});

/** What nobody sees who fills in a form: folders, names of files, fields by their place, front matter. */
const inFiles = /content\/|\.(?:md|json)\b|\[\d+\]|front matter|`\w|hyphens \(/;

test('each code has a case, and its words stand there once', () => {
  const sources = ['kit/content', 'src/model'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.ts$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  const code =
    /\bcode(?::| =) ([^,;\n]*)|\b(?:tell|warn|refused|problem)\((?:line, )?('[a-z-]+'),/g;
  const codes = sources.flatMap((source) =>
    [...source.matchAll(code)].flatMap(([, field = '', given = '']) => [
      ...`${field}${given}`.matchAll(/'([a-z-]+)'/g),
    ]),
  );
  const worded = tables.flatMap(({ words }) => Object.keys(words));
  expect(worded.sort()).toEqual([...new Set(codes.map(([, name]) => name))].sort());
});
