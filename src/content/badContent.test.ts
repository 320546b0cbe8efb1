import { existsSync } from 'node:fs';
import { besidesForm } from './badContent/badCase';
import { makeContentFolder } from './badContent/contentFolder';
import { badEncodings } from './badContent/encodings';
import { badFields } from './badContent/fields';
import { goodContent } from './badContent/goodContent';
import { badNames } from './badContent/names';
import { badPictures } from './badContent/pictures';
import { badPublication } from './badContent/publication';
import { badRedirects } from './badContent/redirects';
import { badSafety } from './badContent/safety';
import { badSections } from './badContent/sections';
import { badSyntax } from './badContent/syntax';
import { badValues } from './badContent/values';
import { formatFault } from './fault';
import { passGate } from './gate';

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
  const { root, target } = await makeContentFolder(goodContent);
  const { faults, warnings, entries } = await passGate(root, target);
  expect([...faults, ...warnings]).toEqual([]);
  expect(entries).toHaveLength(7);
});

test('at least 60 kinds of bad input are in the table, each by a name of its own', () => {
  expect(cases.length).toBeGreaterThan(60);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
});

test.each(cases)('$name', async ({ files, expected }) => {
  const { root, target } = await makeContentFolder(files);
  const { faults, warnings } = await passGate(root, target);
  const told = [faults, besidesForm(warnings)];
  const [found = [], others] = expected.warning ? told.reverse() : told;
  expect(others).toEqual([]);
  expect(found.map(({ file, line, field }) => ({ file, line, field }))).toEqual([
    { file: expected.file, line: expected.line, field: expected.field },
  ]);
  for (const words of expected.words) expect(found.map(formatFault).join()).toContain(words);
  expect(existsSync(target)).toBe(expected.warning === true);
});
