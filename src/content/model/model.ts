import { type CollectionDefinition, referencedCollections } from './collections';
import { address } from './fieldTypes/address';
import { oldPath, path } from './fieldTypes/path';
import { referable } from './fieldTypes/reference';
import { text } from './fieldTypes/text';
import { date, flag, number } from './fieldTypes/values';
import { list, object } from './groups';
import { request } from './request';
import { section } from './sections';
import { type ObjectShape, objectShapeOf } from './shape';
import { pageDescription, publication, sample } from './shared';
import { site } from './site';

const landingPage = object(
  { typeName: 'LandingPage', noun: 'page' },
  'Landing page',
  'A page made of sections.',
  {
    path: path('Path', 'The address of the page on this site, in lower case with hyphens.'),
    formerPaths: list(
      'Former paths',
      'Where the page used to be: visitors to these addresses are redirected to it. The editing form adds the old path when you change it.',
      {
        item: path('Former path', 'An address that the page once had.'),
        max: 20,
      },
    ).optional(),
    label: text(
      'Label in the switcher',
      'If it has a label, the page appears in the header’s switcher.',
      { example: 'For Architects', max: 24 },
    ).optional(),
    switcherOrder: number(
      'Place in the switcher',
      '1 is the first. Pages without a place fill the gaps, in the order of their paths.',
      { example: 1, min: 1, max: 99 },
    ).optional(),
    title: text('Title', 'What search results and the browser tab show.', {
      example: 'Furniture inventory for dealers | {product}',
      max: 90,
      advisedLength: 60,
    }),
    description: pageDescription,
    sections: list('Sections', 'The parts of the page, from top to bottom. The first is a hero.', {
      item: section,
      min: 1,
      max: 20,
    }),
    sample,
    ...publication,
  },
);

const policy = object('Policy', 'Policy', 'A page of text, such as a privacy policy.', {
  title: text('Title', 'The heading.', { example: 'Privacy Policy', max: 60 }),
  description: pageDescription,
  updated: date('Last updated', 'The day of the last change.'),
  sample,
  ...publication,
});

const redirect = object('Redirect', 'Redirect', 'An old address, and where it redirects to.', {
  from: oldPath(
    'Old address',
    'An address here that is gone, of this site or the one before it. A slash at its end makes no difference; /* at its end covers it and everything below.',
  ),
  to: address('New address', 'A page of this site, such as /clients, or a full https address.', {
    example: '/clients',
    to: 'page',
  }),
  permanent: flag(
    'Permanent',
    'Search engines replace the old address by the new one, and browsers may remember it. Otherwise they keep asking.',
  ),
});

const redirects = object('RedirectsFile', 'Redirects', 'Where old addresses redirect to.', {
  redirects: list('Redirects', 'One for each old address.', { item: redirect, max: 900 }),
});

const definitions = {
  pages: {
    place: 'pages/*.md',
    schema: landingPage,
    listed: { by: 'path', summary: referable.pages.shown, path: '{{fields.path}}' },
  },
  policies: {
    place: 'policies/*.md',
    schema: policy,
    body: true,
    listed: { by: 'title', summary: '{{title}}', path: '{{slug}}' },
  },
  ...referencedCollections,
  site: { place: 'site.json', schema: site },
  request: { place: 'request.json', schema: request },
  redirects: { place: 'redirects.json', schema: redirects, optional: true },
} as const satisfies Record<string, CollectionDefinition>;

export type CollectionName = keyof typeof definitions;

/** What each file of `content/` contains. A new collection is one entry in `definitions`, or in `collections.ts`. */
export const contentModel: {
  readonly [Collection in CollectionName]: CollectionDefinition &
    Pick<(typeof definitions)[Collection], 'schema'>;
} = definitions;

/** The fields of a file in a collection. */
export function modelOf(collection: CollectionName): ObjectShape {
  return objectShapeOf(contentModel[collection].schema);
}
