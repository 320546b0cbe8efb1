import type { BadCase } from '../../../test/contentCases/badCase';
import { makeContentFolder } from '../../../test/contentCases/contentFolder';
import { badEncodings } from '../../../test/contentCases/encodings';
import { badFields } from '../../../test/contentCases/fields';
import { goodContent } from '../../../test/contentCases/goodContent';
import { badHouseWords } from '../../../test/contentCases/houseWords';
import { badNames } from '../../../test/contentCases/names';
import { badPictures } from '../../../test/contentCases/pictures';
import { badPublication } from '../../../test/contentCases/publication';
import { badRedirects } from '../../../test/contentCases/redirects';
import { badSafety } from '../../../test/contentCases/safety';
import { badSections } from '../../../test/contentCases/sections';
import { badSyntax } from '../../../test/contentCases/syntax';
import { badValues } from '../../../test/contentCases/values';
import type { Problem } from '../model/problem';
import { checkContent } from './checker';
import { formatProblem } from './formatProblem';

const cases = [
  ...badEncodings,
  ...badSyntax,
  ...badFields,
  ...badValues,
  ...badSections,
  ...badNames,
  ...badPictures,
  ...badPublication,
  ...badRedirects,
  ...badSafety,
  ...badHouseWords,
];

test('the good content is good', async () => {
  const { root } = await makeContentFolder(goodContent);
  const { problems, warnings, entries } = await checkContent(root);
  expect([...problems, ...warnings]).toEqual([]);
  expect(entries).toHaveLength(7);
});

test('the table has at least 60 kinds of bad input, each with a name of its own', () => {
  expect(cases.length).toBeGreaterThan(60);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
});

/** Some messages contain the date. */
const day = { today: '2026-11-23', drafts: false };
const told = new Map<string, Problem[]>();

/** What the check reports for a case, found once. */
async function toldOf({ name, files, expected }: BadCase): Promise<Problem[]> {
  const known = told.get(name);
  if (known !== undefined) return known;
  const { root } = await makeContentFolder(files);
  const { problems, warnings } = await checkContent(root, () => day);
  const [found, others] = expected.warning ? [warnings, problems] : [problems, warnings];
  expect(others).toEqual([]);
  told.set(name, found);
  return found;
}

test.each(cases)('$name', async (bad) => {
  const { code, file, line, field } = bad.expected;
  expect(await toldOf(bad)).toEqual([expect.objectContaining({ code, file, line, field })]);
});

/** All messages of the check are in this one snapshot: after changing one, run the test with `--updateSnapshot`. */
test('the words of every problem', async () => {
  const words: string[] = [];
  for (const bad of cases) {
    words.push([bad.name, ...(await toldOf(bad)).map(formatProblem)].join('\n'));
  }
  expect(words.join('\n\n')).toMatchSnapshot();
});
