import { rooms } from '../../../test/bakery/collections';
import { oven } from '../../../test/bakery/content';
import * as canonical from '../../content/derive/canonicalText';
import * as parsing from '../../content/read/parseFile';
import { maySave, versionOf } from '../saving/versions';
import { registerFormats, writeForm } from './formats';
import { fromForm, savedVersion } from './formContent';

jest.mock('../../content/derive/canonicalText', () => {
  const actual = jest.requireActual('../../content/derive/canonicalText');
  return { ...actual, savedText: jest.fn(actual.savedText) };
});
jest.mock('../../content/read/parseFile', () => {
  const actual = jest.requireActual('../../content/read/parseFile');
  return { ...actual, parseFile: jest.fn(actual.parseFile) };
});

type Format = { fromFile(text: string): Promise<object>; toFile(values: object): Promise<string> };

const formats = new Map<string, Format>();
const engine = {
  registerCustomFormat: (name: string, _: string, of: Format) => formats.set(name, of),
};

test('a save writes its text once, parses it once, and knows what it replaces', async () => {
  Object.assign(globalThis, { document: { body: {} } });
  Reflect.apply(registerFormats, undefined, [engine]);
  const format = formats.get(`${rooms}-frontmatter`);
  if (!format) throw new Error('There is a format.');
  const opened = await format.fromFile(oven);
  jest.clearAllMocks();
  const { fields, body } = fromForm(rooms, { ...opened, description: 'Mine.' });
  const kept = await writeForm(rooms, { fields, body }, await versionOf(oven));
  const text = await format.toFile(kept);
  expect(text).toBe(oven.replace(/^description: .*$/m, 'description: Mine.'));
  expect(kept).toMatchObject({ description: 'Mine.', [savedVersion]: await versionOf(text) });
  const calls = [canonical.savedText, parsing.parseFile].map(
    (each) => jest.mocked(each).mock.calls,
  );
  expect(calls.map(({ length }) => length)).toEqual([1, 1]);
  expect([await maySave(text, oven), await maySave(text, 'theirs')]).toEqual([true, false]);

  // What follows another's new name is written by itself, though it was saved before.
  const followed = await format.toFile({ ...kept, description: 'Followed.' });
  expect(followed).toContain('description: Followed.');
  expect([await maySave(followed, text), await maySave(followed, oven)]).toEqual([true, false]);
});
