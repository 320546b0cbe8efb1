import { pagesIn } from './build/nodes/createSitePages';
import { givenFields, graphqlTypes } from './build/nodes/graphqlTypes';
import { addressesOf } from './content/check/addresses';
import { checkContent } from './content/check/checkContent';
import { formatProblem } from './content/check/formatProblem';
import { publishedEntries } from './content/publish/gate';
import { shownEntry } from './content/publish/shownEntry';
import { cmsConfiguration } from './editor/bundle/configuration';

jest.mock('../src/model/model', () => jest.requireActual('./bakery'));

const rye = '---\ntitle: Rye\ndescription: Dark, of {product}\ngrams: 500\n---\n\nSee [home](/).\n';
const oat = rye.replace('Rye', 'Oat').replace('Dark', 'Light');
const room = '{ "path": "/", "title": "Counter", "description": "Come in" }';
const shop = {
  name: 'Crust',
  write: 'us@crust.com',
  links: [
    { type: 'loaf', loaf: 'rye' },
    { type: 'loaf', loaf: 'oat' },
  ],
  moved: [{ from: '/rye.php', to: '/bread/rye' }],
};

/** Checks the content of a bakery, with some of its files changed. */
function check(changed: Record<string, string> = {}) {
  const texts = {
    'rooms/counter.json': room,
    'loaves/rye.md': rye,
    'loaves/oat.md': oat,
    'shop.json': JSON.stringify(shop),
    ...changed,
  };
  const files = Object.entries(texts).map(
    ([place, text]) => [`content/${place}`, { text }] as const,
  );
  return checkContent(new Map(files), '2027-01-01');
}

function told(changed: Record<string, string>): string[] {
  const { problems, warnings } = check(changed);
  return [...problems, ...warnings].map((problem) => formatProblem(problem).replace(/\s+/g, ' '));
}

test('a kind of page is checked by what its definition says', () => {
  expect(check().problems).toEqual([]);
  expect(told({ 'loaves/rye.md': rye.replace('500', '1') })).toEqual([
    'content/loaves/rye.md:4 grams is a crumb. Bake more.',
  ]);
  expect(told({ 'loaves/oat.md': oat.replace('(/)', '(/bread/ry)') })).toEqual([
    expect.stringContaining('names "/bread/ry", which does not exist. Did you mean "/bread/rye"?'),
  ]);
  expect(
    told({ 'loaves/oat.md': oat.replace('grams', 'formerPaths: [/bread/rye]\ngrams') }),
  ).toEqual([expect.stringContaining('"/bread/rye" leads to content/loaves/rye.md now.')]);
  expect(told({ 'loaves/oat.md': rye })).toEqual([
    expect.stringContaining('title is the same as in content/loaves/oat.md: "Rye".'),
  ]);
  expect(told({ 'loaves/oat.md': oat.replace('grams', 'hidden: true\ngrams') })).toEqual([
    expect.stringContaining('leads to content/loaves/oat.md, which is unlisted'),
  ]);
});

test('it has addresses and templates, and draws nothing of a draft', () => {
  const moved = oat.replace(
    'grams',
    'draft: true\nformerPaths: [/bread/oats]\nhidden: true\ngrams',
  );
  const checked = check({ 'loaves/oat.md': moved });
  expect(addressesOf(checked).pages).toEqual(new Set(['/', '/bread/rye']));
  expect(addressesOf(check()).redirects).toEqual([{ from: '/rye.php', to: '/bread/rye' }]);
  const published = publishedEntries(checked, { today: '2027-01-01', drafts: false });
  expect(pagesIn(published).map(({ template, path }) => [template, path])).toEqual([
    ['loaf', '/bread/rye'],
    ['room', '/'],
  ]);
  const links = published.find(({ collection }) => String(collection) === 'shop')?.fields.links;
  expect(links).toEqual([{ type: 'loaf', loaf: 'rye' }]);
});

test('queries see its path, what it gives, and links to it', () => {
  const { definitions } = graphqlTypes();
  expect(definitions.join()).toContain(
    'type LoafLink @dontInfer {\n  type: String!\n  page: LinkedPage!',
  );
  const [loaf] = check().entries.filter(({ name }) => name === 'rye');
  if (loaf === undefined) throw new Error('The bakery has no rye.');
  expect(givenFields(loaf.collection)).toContain('ounces: String!');
  const same = (_: string, name: string) => name;
  const showing = {
    product: 'Crust',
    today: '2027-01-01',
    picture: String,
    file: same,
    page: same,
  };
  expect(shownEntry(loaf, showing)).toMatchObject({
    slug: 'rye',
    path: '/bread/rye',
    ounces: '18',
    description: 'Dark, of Crust',
  });
});

test('the editor has a form for it', () => {
  const { collections } = cmsConfiguration('https://crust.example');
  expect(collections).toMatchObject([
    { name: 'rooms', preview_path: '{{fields.path}}' },
    { name: 'loaves', label_singular: 'Loaf', preview_path: 'bread/{{slug}}' },
    { name: 'shop', files: [{ file: 'content/shop.json' }] },
  ]);
});
