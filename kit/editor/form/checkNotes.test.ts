import { loaves, rooms } from '../../../test/bakery/collections';
import { bakery, oven, rye } from '../../../test/bakery/content';
import { loadedContent } from '../../../test/jest/loadedContent';
import type { ContentFile } from '../../content/model/entry';
import { keptText } from '../saving/openedText';
import { noteWriter, ownNotes } from './checkNotes';
import { openedWith } from './formContent';
import { writtenForm } from './writtenForm';

const site = loadedContent(bakery);

const sign = {
  type: 'sign',
  title: 'One',
  text: 'Words.',
  links: [{ type: 'loaf', label: 'Go', loaf: 'rye' }],
};
const room = { path: '/new', title: 'New', description: 'A room.', parts: [sign] };
const loaf = { title: 'Oat', description: 'Light.', grams: 500 };

function fileOf(fields: object): ContentFile {
  return { collection: rooms, name: 'new', fields };
}

function oat(fields: object, body: string, name = 'oat'): ContentFile {
  return { collection: loaves, name, fields: { ...fields, body } };
}

/** A file as its form would be saved. */
function formOf({ collection, name, fields }: ContentFile) {
  const form = writtenForm({ toJS: () => ({ collection, slug: name, data: Object(fields) }) });
  if (form === undefined) throw new Error('There is a form.');
  return form;
}

/** Each note in one line; a problem is marked. */
function notes(file: ContentFile, content: readonly ContentFile[] = site): string[] {
  return noteWriter(content)(formOf(file)).map(
    ({ isProblem, keyPath, where, what }) => `${isProblem ? '! ' : ''}${keyPath} ${where}: ${what}`,
  );
}

test('nothing is reported for what a form holds for fields that were left empty', () => {
  const held = { hours: '', links: [], picture: null };
  expect(notes(fileOf({ ...room, hidden: '', parts: [{ ...sign, ...held }] }))).toEqual([]);
});

test('what is missing is reported in terms of the form, not of a file', () => {
  const parts = [
    sign,
    { type: 'word', title: 'A', points: ['B'] },
    { type: 'word', title: 'C', baker: 'ada', picture: { alt: 'E' } },
  ];
  expect([...notes(fileOf({ ...room, parts })), ...notes(oat(loaf, '\n'))]).toEqual([
    expect.stringMatching(/^! parts.1.baker Part 2, Baker: Is m/),
    expect.stringMatching(/^! parts.2.picture.file Part 3, Picture, File: Is m/),
    expect.stringMatching(/^! baked Baked on: Is missing. Every loaf needs a day/),
    expect.stringMatching(/^! body Text: [A-Z].*\.$/),
  ]);
});

test('without other files, a file is judged by what it says alone', () => {
  const parts = [{ ...sign, title: '', text: '[There](/nowhere)' }];
  const found = ownNotes(formOf(fileOf({ ...room, parts })));
  expect(found.map(({ keyPath }) => keyPath)).toEqual(['parts.0.title']);
});

test('what a rule finds is reported while other parts are unfinished', () => {
  const parts = [sign, { type: 'shelf' }, sign];
  expect(notes(fileOf({ ...room, parts }))).toContainEqual(
    expect.stringMatching(/^! parts.2.title Part 3: Is a second sign/),
  );
});

test('what the form has no field for is told of the part that it stands in', () => {
  const parts = [
    { ...sign, size: 5 },
    { ...sign, type: 'sigm' },
  ];
  expect(notes(fileOf({ ...room, parts }))).toEqual([
    expect.stringMatching(/^! parts.0.title Part 1, size: Is not a field of a sign/),
    expect.stringMatching(/^! parts.1.title Part 2, Type: "sigm" is none/),
  ]);
});

test('a picture that is new is asked about, and one that was added and is empty can’t be saved', () => {
  const noted = (picture: unknown) => notes(fileOf({ ...room, parts: [{ ...sign, picture }] }));
  expect(noted({ file: 'blob:1b', alt: 'A' })).toEqual([
    'parts.0.picture.file Part 1, Picture, File: Do its description and its dark version still fit?',
  ]);
  expect(noted({ file: '', darkFile: '', alt: '' })).toEqual([
    expect.stringMatching(/^! parts.0.picture Part 1, Picture: Is empty/),
  ]);
});

/** The page of the oven with other fields, as the form has it. */
function ovenWith(fields: object): ContentFile {
  const [file] = loadedContent(new Map([['rooms/oven.md', oven]]));
  if (file === undefined) throw new Error('There is no such page.');
  return { ...file, fields: { ...Object(file.fields), ...fields } };
}

test('what this would break elsewhere is told with the name of the file, and what was broken before is not', () => {
  expect(notes(ovenWith({ draft: true }))).toEqual([
    expect.stringMatching(/^! undefined The loaf “rye”, Text: Names .*, when it is unpublished/),
  ]);
  const broken = site.filter(({ name }) => name !== 'oven');
  expect(notes(fileOf(room), broken)).toEqual([]);
});

test('a page that has moved is still found by its old address, since saving keeps it', () => {
  expect(rye).toContain('(/oven)');
  expect(notes(ovenWith({ path: '/kiln', [openedWith]: keptText(oven) }))).toEqual([]);
});

test('a copy is at fault, not the page that it was made from, and no note leads there', () => {
  expect(notes({ ...ovenWith({}), name: '' })).toEqual([
    expect.stringMatching(/^! path Path: Is the same as in the room “oven”/),
    expect.stringMatching(/^! title Title: Is the same as in the room “oven”/),
  ]);
});
