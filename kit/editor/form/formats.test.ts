import { rooms } from '../../../test/bakery/collections';
import { oven } from '../../../test/bakery/content';
import { isKnown, keptText, openedText } from '../saving/openForms';
import { registerFormats, writeForm } from './formats';
import { fromForm, openedWith } from './formContent';

type Format = { fromFile(text: string): Promise<object>; toFile(values: object): Promise<string> };

const formats = new Map<string, Format>();
const engine = {
  registerCustomFormat: (name: string, _: string, of: Format) => formats.set(name, of),
};
const path = 'content/rooms/oven.md';

test('what is saved is known to replace what its form was opened with, and what follows it', async () => {
  Object.assign(globalThis, { document: { body: {} } });
  Reflect.apply(registerFormats, undefined, [engine]);
  const format = formats.get(`${rooms}-frontmatter`);
  if (!format) throw new Error('There is a format.');
  const opened = await format.fromFile(oven);
  const text = openedText(Reflect.get(opened, openedWith));
  expect(text).toBe(oven.trim());
  const { fields, body } = fromForm(rooms, { ...opened, description: 'Mine.' });
  const kept = writeForm(rooms, { fields, body }, text);
  const written = await format.toFile(kept);
  expect(written).toBe(oven.replace(/^description: .*$/m, 'description: Mine.'));
  expect(kept).toMatchObject({ description: 'Mine.', [openedWith]: keptText(written) });
  expect([oven, written, 'theirs'].map((there) => isKnown(path, written, there))).toEqual([
    true,
    true,
    false,
  ]);
  // What follows another’s new name is written by itself, though it was saved before.
  const followed = await format.toFile({ ...kept, description: 'Followed.' });
  expect([written, oven].map((there) => isKnown(path, followed, there))).toEqual([true, false]);
});
