import { badFields } from '../../../test/contentCases/badFields';
import { badFiles } from '../../../test/contentCases/badFiles';
import { badNames } from '../../../test/contentCases/badNames';
import { badTexts } from '../../../test/contentCases/badTexts';
import { checkWith } from '../../../test/contentCases/contentFolder';
import { isMistake } from '../model/problem';
import { formatProblem } from './formatProblem';

test('the good content is good', async () => {
  const { problems, warnings, entries } = await checkWith([]);
  expect([...problems, ...warnings]).toEqual([]);
  expect(entries).toHaveLength(7);
});

/** All that the check says of each case is in this one snapshot: after a change, run the test with `--updateSnapshot`. */
test('what is said of every mistake, and where', async () => {
  const told: string[] = [];
  for (const { name, files } of [...badFiles, ...badFields, ...badNames, ...badTexts]) {
    const { problems, warnings } = await checkWith(files);
    const found = [...problems, ...warnings].map((problem) => {
      return `${isMistake(problem) ? '' : 'Warning: '}${formatProblem(problem)}`;
    });
    told.push([name, ...found].join('\n'));
  }
  expect(told.join('\n\n')).toMatchSnapshot();
}, 60_000);
