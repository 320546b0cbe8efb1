import fastCheck from 'fast-check';
import { contentKinds } from '../../content/model/entry';
import type { ContentFile } from './messages';
import { PageData } from './pageData';
import { SiteContent } from './siteContent';

const noPicture = { childImageSharp: null };

function dataOf(...files: ContentFile[]): PageData {
  return new PageData(new SiteContent(files), () => noPicture);
}

function page(...sections: unknown[]): ContentFile {
  const fields = { path: '/a', title: '{product}', description: 'D', sections };
  return { kind: 'pages', name: 'a', fields, body: '' };
}

const site: ContentFile = { kind: 'site', name: 'site', fields: { product: 'Deskly' }, body: '' };
const quote = { quote: 'We use {product}.', role: 'R', company: 'C', stars: 4 };
const testimonial: ContentFile = { kind: 'testimonials', name: 'one', fields: quote, body: '' };
const tour = { title: 'Tour', address: 'https://vimeo.com/76979871' };
const video: ContentFile = { kind: 'videos', name: 'tour', fields: tour, body: '' };

test('words get the product’s name, and markdown becomes HTML', () => {
  const hero = { type: 'hero', title: 'On {product}', text: '**{product}**', actions: [] };
  const [section] = dataOf(site).landing(page(hero)).page.sections;
  expect(section).toMatchObject({
    __typename: 'HeroSection',
    title: 'On Deskly',
    text: '<p><strong>Deskly</strong></p>\n',
    badge: null,
    picture: null,
    benefits: [],
  });
});

test('a testimonial and a video are looked up by their names', () => {
  const action = { type: 'video', label: 'Play', video: 'tour' };
  const sections = [
    { type: 'testimonial', testimonial: 'one', title: 'T', reasons: ['{product}', ''] },
    { type: 'showcase', title: 'S', text: 'T', action },
  ];
  const found = dataOf(site, testimonial, video).landing(page(...sections)).page.sections;
  expect(found).toMatchObject([
    { testimonial: { ...quote, quote: 'We use Deskly.' }, reasons: ['Deskly'] },
    { action: { video: { slug: 'tour', player: expect.stringContaining('player.vimeo.com') } } },
  ]);
});

test('the label of a missing word stands in its place', () => {
  const [section] = dataOf(site).landing(page({ type: 'showcase' })).page.sections;
  expect(section).toMatchObject({ title: '‹Title›', text: '<p>‹Text›</p>\n', points: [] });
});

test('what is held back is shown with its mark', () => {
  const draft = { type: 'showcase', draft: true };
  const { page: shown } = dataOf(site).landing(page(draft, { type: 'cards' }));
  expect(shown.sections.map(({ draftLabel }) => draftLabel)).toEqual(['Draft', null]);
});

test.each(['', '2025-02-30', 'soon'])(
  'a policy of the day “%s” is shown as one of today',
  (day) => {
    const file = { kind: 'policies', name: 'a', fields: { updated: day }, body: '' } as const;
    const today = new Date().toISOString().slice(0, 10);
    expect(dataOf(site).policy(file).policy.updated).toBe(today);
  },
);

test.each(['soon', '2025-02-30'])('a section from the day “%s” on is shown', (publishAt) => {
  const { sections } = dataOf(site).landing(page({ type: 'cards', publishAt })).page;
  expect(sections).toHaveLength(1);
});

test('a section or action of an unknown type is passed over', () => {
  const hero = { type: 'hero', actions: [{ type: 'dance' }, { type: 'demo', label: 'Go' }, null] };
  const { sections } = dataOf(site).landing(page({ type: 'cakes' }, hero, 'words')).page;
  expect(sections).toMatchObject([{ actions: [{ __typename: 'DemoAction', label: 'Go' }] }]);
});

test.each([
  [-3, 0],
  [0, 0],
  [4.7, 4],
  [1e9, 5],
  ['4', 4],
  ['many', 0],
])('a number of stars of %j is shown as %d', (stars, shown) => {
  const file = { ...testimonial, fields: { ...quote, stars } };
  expect(dataOf(file).testimonial('one').stars).toBe(shown);
});

test('the switcher and the footer list what is edited in the place of what is saved', () => {
  const saved = page();
  const content = new SiteContent([site, saved]).with({
    ...saved,
    fields: { path: '/b', label: 'New' },
  });
  const data = new PageData(content, () => noPicture).layout('https://site.example');
  expect(data.audiences.nodes).toEqual([{ path: '/b', label: 'New' }]);
});

test('whatever a form holds, there is something to show', () => {
  const anything = fastCheck.anything({ withNullPrototype: true, maxDepth: 5 });
  fastCheck.assert(
    fastCheck.property(fastCheck.constantFrom(...contentKinds), anything, (kind, fields) => {
      const file: ContentFile = { kind, name: 'x', fields, body: '' };
      const data = dataOf(file);
      data.layout('https://site.example');
      data.notFound();
      data.landing({ ...file, kind: 'pages' });
      data.landing(page(fields, { type: 'hero', actions: fields, benefits: [fields] }));
      data.policy({ ...file, kind: 'policies' });
      data.videoDialog(file);
      data.testimonial('x');
    }),
  );
});
