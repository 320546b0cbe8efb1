import { type Compared, type LiveSite, liveWords } from './liveSite';

const site: LiveSite = {
  built: '2027-03-12T13:32:00.000Z',
  day: '2027-03-12',
  files: { shown: 'one' },
};
const minutes = 60_000;
const other = 'Visitors see another version';
const unseen = 'No visitor sees this file yet';

const shown: Compared = {
  key: 'shown',
  typed: 'one',
  saved: 'one',
  isDraft: false,
  label: undefined,
  unpublishedParts: [],
  waited: 0,
};
const saved = { ...shown, typed: 'two', saved: 'two' };
const dated = { ...saved, key: 'other', label: 'Shown from December 1, 2027' };

test.each<[string, Compared, string, boolean?]>([
  ['what visitors see', shown, 'Live'],
  [
    'a page with parts that visitors don’t see',
    { ...shown, unpublishedParts: ['Section 2 (Draft)', 'Section 4 (Shown from May 1, 2027)'] },
    'Live, without Section 2 (Draft) and Section 4 (Shown from May 1, 2027)',
  ],
  ['what is typed', { ...shown, typed: 'two' }, `Not saved yet. ${other}`],
  [
    'what was typed after a save',
    { ...saved, typed: 'three', isDraft: true },
    `Not saved yet. ${other}`,
  ],
  ['a draft', { ...saved, isDraft: true }, `Saved as a draft, and not published yet. ${other}`],
  [
    'what waits for a build',
    { ...saved, waited: 14 * minutes },
    `Published, and waiting for a build. ${other}`,
  ],
  [
    'what should be live by now',
    { ...saved, waited: 15 * minutes },
    `Published, and waiting for a build. ${other}`,
    true,
  ],
  ['a new file', { ...shown, key: '', saved: '' }, `Not saved yet. ${unseen}`],
  ['a page for a later day', dated, `Shown from December 1, 2027. ${unseen}`],
  [
    'a draft of a page for a later day',
    { ...dated, isDraft: true },
    `Saved as a draft, and not published yet. ${unseen}`,
  ],
])('of %s', (_, compared, text, isLate = false) => {
  const isLive = text.startsWith('Live');
  const hasOther = text.includes(other);
  expect(liveWords(site, compared)).toEqual({ text, isLive, hasOther, isLate });
});

test.each([shown, saved, dated])(
  'a preview, which shows drafts, doesn’t say what is live',
  (file) => {
    const { text, hasOther, isLate } = liveWords({ ...site, isPreview: true }, file);
    expect(text).toContain('This is a preview');
    expect([hasOther, isLate]).toEqual([false, false]);
  },
);
