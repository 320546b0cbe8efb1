import { loaves, rooms } from '../../../test/bakery/collections';
import { oven, rye } from '../../../test/bakery/content';
import { newPicture } from '../../../test/jest/newPicture';
import { kindInWords } from '../../content/differences/changeLines';
import { asGroup } from '../../content/fields/paths';
import type { CollectionName } from '../../content/model/model';
import { parseFile } from '../../content/read/parseFile';
import type { FileChanges } from '../changes/fileChanges';
import { keptText } from '../saving/openForms';
import { changesTo, writtenForm } from './formChanges';
import { openedWith, toForm } from './formContent';

// biome-ignore lint/suspicious/noExplicitAny: rows change any value of a form
type Values = any;

/** A form that was opened with a text, and changed. */
async function formOf(
  collection: CollectionName,
  slug: string | undefined,
  text: string,
  change: (values: Values) => void,
) {
  const { fields, body } = parseFile(collection, text);
  const data: Values = {
    ...toForm(collection, { fields: asGroup(fields), body }),
    [openedWith]: keptText(text),
  };
  change(data);
  const form = writtenForm({ toJS: () => ({ collection, slug, data }) });
  if (form === undefined) throw new Error('There is a form.');
  return form;
}

/** All that is said of changes, with words that are gone in brackets and new ones in braces. */
function told(changes: FileChanges | undefined): string[] {
  const marks = { same: ['', ''], gone: ['[', ']'], new: ['{', '}'] } as const;
  const lines = changes?.lines.map((line) => {
    const words = line.words.map((each) => marks[each.kind].join(each.words)).join('');
    return `${line.source} ${line.where} ${kindInWords(line)}: ${words}`;
  });
  return [...(changes?.sentences ?? []), ...(lines ?? [])];
}

const room = (change: (values: Values) => void, text = oven) => formOf(rooms, 'oven', text, change);
const loaf = (change: (values: Values) => void) => formOf(loaves, 'rye', rye, change);

test.each([
  ['nothing', room(() => {}), []],
  [
    'what saving tidies up',
    room((values) => {
      values.description += ' ';
      values.parts[2].points += '\n\n';
      values.formerPaths = [];
    }),
    [],
  ],
  [
    'what is said to be on a picture',
    room((values) => {
      values.parts[0].picture.alt = '{product}: an oven of clay.';
    }),
    [
      'rooms/oven.parts.0.picture.alt Part 1, Picture, Text alternative Changed: {product}: an oven of [bricks.]{clay.}',
    ],
  ],
  [
    'a picture that isn’t saved yet',
    room((values) => {
      values.parts[0].picture.file = newPicture('1');
    }),
    [
      'rooms/oven.parts.0.picture.file Part 1, Picture, File Changed: [/images/oven.png]{a new picture}',
    ],
  ],
  [
    'a day',
    loaf((values) => {
      values.baked = '2026-08-02';
    }),
    ['loaves/rye.baked Baked on Changed: [August 1, 2025]{August 2, 2026}'],
  ],
  [
    'markdown',
    loaf((values) => {
      values.body = values.body.replace('Of rye flour.', 'Of rye *flour*.');
    }),
    [
      'Its text has changed, but “Baked on” still says August 1, 2025.',
      expect.stringMatching(/^loaves\/rye\.body Text Changed: Of rye \[flour\.\]\{\*flour\*\.\}\n/),
    ],
  ],
  [
    'a part that was moved',
    room(({ parts }) => parts.push(...parts.splice(1, 1))),
    ['rooms/oven.parts.2.title Part 3 Moved from Part 2: Shelf · What comes out'],
  ],
  [
    'an item that was added',
    room(({ parts }) => parts[1].trays.push({ grain: 'spelt', title: 'Old', text: 'Rare.' })),
    ['rooms/oven.parts.1.trays.2.grain Part 2, Tray 3 New: {spelt · Old · Rare.}'],
  ],
  [
    'an item that was removed',
    room(({ parts }) => parts[1].trays.pop()),
    ['rooms/oven.parts.1.trays Part 2, Tray 2 Gone: [oats · Light · Best on its day.]'],
  ],
  [
    'a line of a list of texts',
    room(({ parts }) => {
      parts[2].points += '\nDown at nine';
    }),
    ['rooms/oven.parts.2.points.1 Part 3, Point 2 New: {Down at nine}'],
  ],
  [
    'the path of a page',
    room((values) => {
      values.path = '/kiln';
    }),
    [
      'It has moved from /oven to /kiln.',
      'rooms/oven.path Path Changed: [/oven]{/kiln}',
      'rooms/oven.formerPaths.0 Former paths New: {/oven}',
    ],
  ],
  [
    'an unfinished field',
    room((values) => {
      values.title = '';
    }),
    ['rooms/oven.title Title Gone: [{product}: see it baked]'],
  ],
  [
    'a file that doesn’t fit the model any more',
    room(
      (values) => {
        values.description = 'Mine.';
      },
      oven.replace('description:', 'note: Old\ndescription:'),
    ),
    [
      expect.stringMatching(
        /^Its earlier version doesn’t fit what a room can hold now: .* Remove it\./,
      ),
      'rooms/oven.description Description Changed: [Bread, and who bakes it.]{Mine.}',
    ],
  ],
  ['a new page', formOf(rooms, undefined, oven, () => {}), ['This room is new.']],
])('before saving, the form tells of %s', async (_what, opened, expected) => {
  const form = await opened;
  expect(told(changesTo(form, form.saved))).toEqual(expected);
});
