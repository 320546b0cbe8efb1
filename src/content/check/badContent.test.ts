import type { BadCase } from '../../../test/contentCases/badCase';
import { badFields } from '../../../test/contentCases/badFields';
import { badFiles } from '../../../test/contentCases/badFiles';
import { badNames } from '../../../test/contentCases/badNames';
import { badTexts } from '../../../test/contentCases/badTexts';
import { checkWith } from '../../../test/contentCases/contentFolder';
import type { Problem } from '../model/problem';
import { formatProblem } from './formatProblem';

const cases = [...badFiles, ...badFields, ...badNames, ...badTexts];

test('the good content is good', async () => {
  const { problems, warnings, entries } = await checkWith([]);
  expect([...problems, ...warnings]).toEqual([]);
  expect(entries).toHaveLength(7);
});

const told = new Map<string, Problem[]>();

/** What the check reports for a case, found once. */
async function toldOf({ name, files, expected }: BadCase): Promise<Problem[]> {
  const known = told.get(name);
  if (known !== undefined) return known;
  const { problems, warnings } = await checkWith(files);
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
