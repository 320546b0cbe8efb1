import { loaves, rooms } from '../../../test/bakery/collections';
import { oven, rye } from '../../../test/bakery/content';
import { asGroup } from '../../content/fields/paths';
import type { CollectionName } from '../../content/model/model';
import { parseFile } from '../../content/read/parseFile';
import type { FormChange } from '../changes/fileChanges';
import { keptText } from '../saving/openedText';
import { openedWith } from './formContent';
import { changesTo, type WrittenForm, writtenForm } from './writtenForm';

// biome-ignore lint/suspicious/noExplicitAny: rows change any value of a form
type Values = any;

/** A form that was opened with a text, and changed. */
async function formOf(
  collection: CollectionName,
  slug: string | undefined,
  text: string,
  change: (values: Values) => void,
) {
  const { fields } = parseFile(collection, text);
  const data: Values = {
    ...asGroup(fields),
    [openedWith]: keptText(text),
  };
  change(data);
  const form = writtenForm({ toJS: () => ({ collection, slug, data }) });
  if (form === undefined) throw new Error('There is a form.');
  return form;
}

/** All that is said of changes: where each is in the form, and the sentence with its words. */
function told(changes: readonly FormChange[]): string[] {
  return changes.map(({ change, sentence, parts }) =>
    [change, sentence, ...parts.map(({ kind, words }) => `${kind}: ${words.trim()}`)]
      .filter((words) => words !== undefined)
      .join(' | '),
  );
}

const room = (change: (values: Values) => void) => formOf(rooms, 'oven', oven, change);
const loaf = (change: (values: Values) => void) => formOf(loaves, 'rye', rye, change);

type Row = [Promise<WrittenForm>, ...(string | RegExp)[]];

test.each<Row>([
  [room(() => {})],
  [
    room((values) => {
      values.description += ' ';
      values.parts[2].points[0] += ' ';
      values.formerPaths = [];
    }),
  ],
  [
    room(({ parts }) => {
      parts[0].picture.file = 'blob:1';
      delete parts[0].picture.darkFile;
    }),
    'parts.0.picture.file | Part “Fresh every morning”: “Picture” was changed. | gone: /images/oven.png | new: a new picture',
    'parts.0.picture.darkFile | Part “Fresh every morning”: “File for dark mode” was removed. | gone: /images/oven-dark.png',
  ],
  [
    loaf((values) => {
      values.body = values.body.replace('Of rye flour.', 'Of rye *flour*.');
    }),
    'Its text has changed, but “Baked on” still says August 1, 2025.',
    /^body \| “Text” was changed: “flour” is slanted now\. \| same: Of rye \| gone: flour/,
  ],
  [
    room(({ parts }) => parts[1].trays.push({ grain: 'spelt', title: 'Old', text: 'Rare.' })),
    'parts.1.trays.2.grain | Tray “Old” was added. | new: spelt · Old · Rare.',
  ],
  [
    room(({ parts }) => parts[1].trays.pop()),
    'parts.1.trays | Tray “Light” was removed. | gone: oats · Light · Best on its day.',
  ],
  [
    room((values) => {
      values.path = '/kiln';
      values.title = '';
    }),
    'path | It has moved from /oven to /kiln.',
    'formerPaths.0 | The old address /oven still leads here.',
    'title | “Title” was removed. | gone: {product}: see it baked',
  ],
  [formOf(rooms, undefined, oven, () => {}), 'This room is new.'],
])('before saving, the form tells what was changed, and where: %#', async (opened, ...expected) => {
  const form = await opened;
  expect(told(changesTo(form, form.saved))).toEqual(
    expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
  );
});

/** A page with such paths, as its form was opened. */
function page(path: string, ...formerPaths: string[]): string {
  return `---\npath: ${path}\nformerPaths: ${JSON.stringify(formerPaths)}\n---\n`;
}

test.each([
  ['of a page that stays', page('/a', '/b'), '/a', ['/b'], ['/b']],
  ['of a page that moves', page('/a', '/b'), '/c', ['/b'], ['/b', '/a']],
  ['of a page that goes back', page('/c', '/b', '/a'), '/a', ['/b', '/a'], ['/b', '/c']],
  ['of a copy', page('/a', '/b'), '/d', ['/b', '/old'], ['/old'], true],
  ['of a new page', undefined, '/d', ['/old'], ['/old'], true],
])(
  'the former paths %s are those by which its visitors may come',
  (_of, opened, path, formerPaths, saved, isNew = false) => {
    const data = { path, formerPaths, [openedWith]: keptText(opened ?? '') };
    const entry = { collection: rooms, slug: 'any', newRecord: isNew, data };
    expect(writtenForm({ toJS: () => entry })?.fields).toEqual({ path, formerPaths: saved });
  },
);
