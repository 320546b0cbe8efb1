import { inForm, listProblems } from '../../kit/content/check/wording';
import { isMistake, type Problem } from '../../kit/content/fields/problem';
import { badFields } from '../../test/contentCases/badFields';
import { badFiles } from '../../test/contentCases/badFiles';
import { badLaunch } from '../../test/contentCases/badLaunch';
import { badNames } from '../../test/contentCases/badNames';
import { badTestimonials } from '../../test/contentCases/badTestimonials';
import { badTexts } from '../../test/contentCases/badTexts';
import { badVideos } from '../../test/contentCases/badVideos';
import { checkWith } from '../../test/contentCases/checkWith';

test('the good content is good', async () => {
  const { problems, warnings, entries } = await checkWith([]);
  expect([...problems, ...warnings]).toEqual([]);
  expect(entries).toHaveLength(5);
});

/** All that the check says of each case is in this one snapshot: after a change, run the test with `--updateSnapshot`. */
test('what is said of every mistake, and where', async () => {
  const told: string[] = [];
  for (const { name, files } of [
    ...badFiles,
    ...badFields,
    ...badNames,
    ...badTexts,
    ...badLaunch,
    ...badTestimonials,
    ...badVideos,
  ]) {
    const { problems, warnings } = await checkWith(files);
    told.push([name, ...[...problems, ...warnings].map(bothTellings)].join('\n'));
  }
  expect(told.join('\n\n')).toMatchSnapshot();
}, 180_000);

/** What is said to those who edit files and, where it differs by more than the place, to those who fill in the form. */
function bothTellings(problem: Problem): string {
  const { where, what } = inForm(problem, problem.file);
  const [told = ''] = listProblems([problem]);
  const inFile = `${isMistake(problem) ? '' : 'Warning: '}${told}`;
  // A form shows only files that can be read.
  const own = what.replace(/"[^"]*"/g, '');
  if (problem.path.length > 0) expect(`${where} ${own}`).not.toMatch(inFiles);
  return inFile.toLowerCase().endsWith(what.toLowerCase())
    ? inFile
    : `${inFile}\n  In the form: ${[where, what].filter(Boolean).join(': ')}`;
}

/** What nobody sees who fills in a form: folders, names of files, fields by their place, YAML. */
const inFiles = /content\/|\.(?:md|json)\b|\[\d+\]|front matter|`\w|double quotes|hyphens \(/;
