import { loaves, rooms } from '../../../test/bakery/collections';
import { linkedPage, shownEntry } from './shownEntry';

const build = {
  product: 'Crust',
  today: '2027-01-15',
  picture: (path: string) => `file of ${path}`,
  file: (collection: string, name: string) => `${collection} ${name}`,
  wholeText: (markdown: string) => markdown,
  page: (collection: string, name: string) => `page ${collection} ${name}`,
};

test('of a page, queries see texts, HTML, pictures, files and pages, and why a part is unpublished', () => {
  const parts = [
    {
      type: 'sign',
      title: 'For {product}',
      text: '[Why](/why)',
      links: [{ type: 'loaf', label: 'Go', loaf: 'rye' }],
      picture: { file: '/images/a.png', alt: 'A' },
    },
    { type: 'shelf', title: 'B', trays: [], draft: true },
    { type: 'word', title: 'C', baker: 'ben', points: ['Of {product}'], publishAt: '2027-02-01' },
    { type: 'word', baker: 'ada', unpublishAt: '2027-01-16' },
    { type: 'word', baker: 'ben' },
  ];
  const fields = { path: '/', title: 'T', unpublishAt: '2027-01-15', parts };
  const shown = shownEntry({ collection: rooms, name: 'counter', fields }, build);
  expect(JSON.parse(JSON.stringify(shown))).toEqual({
    path: '/',
    title: 'T',
    unpublishAt: '2027-01-15',
    slug: 'counter',
    bakers: ['bakers ben', 'bakers ada'],
    draftLabel: 'No longer shown since January 15, 2027',
    parts: [
      {
        type: 'sign',
        title: 'For Crust',
        text: '<p><a href="/why">Why</a></p>',
        links: [{ type: 'loaf', label: 'Go', page: 'page loaves rye' }],
        picture: { file: 'file of /images/a.png', alt: 'A' },
      },
      { type: 'shelf', title: 'B', trays: [], draft: true, draftLabel: 'Draft' },
      {
        type: 'word',
        title: 'C',
        baker: 'bakers ben',
        points: ['Of Crust'],
        publishAt: '2027-02-01',
        draftLabel: 'Shown from February 1, 2027',
      },
      { type: 'word', baker: 'bakers ada', unpublishAt: '2027-01-16' },
      { type: 'word', baker: 'bakers ben' },
    ],
  });
});

test('of a file, queries see its name, its path, and the texts that are made of its fields', () => {
  const shown = shownEntry({ collection: loaves, name: 'rye', fields: { grams: 500 } }, build);
  expect(shown).toMatchObject({ slug: 'rye', path: '/bread/rye', ounces: '18' });
});

test('of a page that a button names, queries see its label, but none of a day that is none', () => {
  const page = (publishAt: string) => {
    const fields = { path: '/a', publishAt };
    return linkedPage({ collection: rooms, name: 'a', fields }, build);
  };
  expect(page('2027-02-01')).toEqual({ path: '/a', draftLabel: 'Shown from February 1, 2027' });
  expect(page('soon')).toEqual({ path: '/a' });
  expect(page('2999')).toEqual({ path: '/a' });
});
