import { makeContentFolder } from '../../../test/contentCases/contentFolder';
import { badEncodings } from '../../../test/contentCases/encodings';
import { badFields } from '../../../test/contentCases/fields';
import { goodContent } from '../../../test/contentCases/goodContent';
import { badNames } from '../../../test/contentCases/names';
import { badPictures } from '../../../test/contentCases/pictures';
import { badPublication } from '../../../test/contentCases/publication';
import { badRedirects } from '../../../test/contentCases/redirects';
import { badSafety } from '../../../test/contentCases/safety';
import { badSections } from '../../../test/contentCases/sections';
import { badSyntax } from '../../../test/contentCases/syntax';
import { badValues } from '../../../test/contentCases/values';
import { formatProblem } from '../check/formatProblem';
import { createGate } from '../publish/gate';

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
];

test('the good content is good', async () => {
  const { root } = await makeContentFolder(goodContent);
  const { problems, warnings, entries } = await createGate(root).pass();
  expect([...problems, ...warnings]).toEqual([]);
  expect(entries).toHaveLength(7);
});

test('at least 60 kinds of bad input are in the table, each by a name of its own', () => {
  expect(cases.length).toBeGreaterThan(60);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
});

test.each(cases)('$name', async ({ files, expected }) => {
  const { root } = await makeContentFolder(files);
  const { problems, warnings, published } = await createGate(root).pass();
  const told = [problems, warnings];
  const [found = [], others] = expected.warning ? told.reverse() : told;
  expect(others).toEqual([]);
  expect(found.map(({ file, line, field }) => ({ file, line, field }))).toEqual([
    { file: expected.file, line: expected.line, field: expected.field },
  ]);
  for (const words of expected.words) expect(found.map(formatProblem).join()).toContain(words);
  expect(published.length > 0).toBe(expected.warning === true);
});
