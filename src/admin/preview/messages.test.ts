/** @jest-environment ./test/jest/environment.ts */
import { readEditorMessage, readPreviewMessage, type Trust } from './messages';

const partner: MessageEventSource = window;
const stranger = document.body.appendChild(document.createElement('iframe')).contentWindow;
const trust: Trust = {
  origin: 'https://site.example',
  isPartner: (source) => source === partner,
};

function from(source: MessageEventSource | null, origin: string, data: unknown) {
  return { source, origin, data };
}

const entry = { collection: 'videos', name: 'tour', fields: { title: 'A tour' }, body: '' };

test('a message of the partner, from this origin, is read', () => {
  const message = { to: 'preview', entry, scheme: 'dark', pictures: { '/images/a.png': null } };
  expect(readPreviewMessage(from(partner, trust.origin, message), trust)).toEqual(message);
});

test.each([
  ['another origin', partner, 'https://evil.example'],
  ['an origin that this one begins', partner, 'https://site.example.evil.example'],
  ['a document without an origin', partner, 'null'],
  ['another window', stranger, 'https://site.example'],
  ['no window', null, 'https://site.example'],
])('a message from %s is not read', (_name, source, origin) => {
  expect(readPreviewMessage(from(source, origin, { to: 'preview', entry }), trust)).toBeUndefined();
  const answer = { to: 'editor', field: 'sections.0' };
  expect(readEditorMessage(from(source, origin, answer), trust)).toBeUndefined();
});

test.each([
  ['nothing', null],
  ['a number', 7],
  ['a word', 'preview'],
  ['a list', []],
  ['an object of another program', { type: 'webpackOk' }],
  ['a message to somebody else', { to: 'editor', entry }],
  [
    'a kind of content that is not known',
    { to: 'preview', entry: { ...entry, collection: 'cakes' } },
  ],
  ['an entry without a name', { to: 'preview', entry: { ...entry, name: undefined } }],
  ['content that is no list', { to: 'preview', content: entry }],
  ['a picture that is an address', { to: 'preview', pictures: { a: 'https://evil.example/a' } }],
  ['a scheme that is not known', { to: 'preview', scheme: 'sepia' }],
])('%s is no message to the preview', (_name, data) => {
  expect(readPreviewMessage(from(partner, trust.origin, data), trust)).toBeUndefined();
});

test.each(['pages/clients.sections.2', 'site/site.header', 'pages/.sections.0.cards.11.title'])(
  'the field %s can be asked for',
  (field) => {
    const message = { to: 'editor', field };
    expect(readEditorMessage(from(partner, trust.origin, message), trust)).toEqual(message);
  },
);

test.each([
  '',
  '.',
  'pages/a b',
  'pages/a.sections[0]',
  'pages/"] , body [a="',
  'pages/a..b',
  {},
  3,
])('the field %j can’t be asked for', (field) => {
  const message = { to: 'editor', field };
  expect(readEditorMessage(from(partner, trust.origin, message), trust)).toBeUndefined();
});
