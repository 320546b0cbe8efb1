import { type CollectionDefinition, pageCollections, referencedCollections } from './collections';
import { address } from './fieldTypes/address';
import { date } from './fieldTypes/date';
import { flag } from './fieldTypes/flag';
import { number } from './fieldTypes/number';
import { oldPath } from './fieldTypes/oldPath';
import { path } from './fieldTypes/path';
import { text } from './fieldTypes/text';
import { list, object } from './groups';
import { houseWords } from './houseWords';
import { request } from './request';
import { section } from './sections';
import { type ObjectShape, objectShapeOf } from './shape';
import { pageDescription, publication, sample } from './shared';
import { site } from './site';

const landingPage = object('Landing page', 'A page made of sections.', {
  ...pageCollections.pages,
  fields: {
    path: path('Path', 'The address of the page on this site, in lower case with hyphens.', {
      example: '/architects',
    }),
    formerPaths: list(
      'Former paths',
      'Where the page used to be: visitors to these addresses are redirected to it. The editing form adds the old path when you change it.',
      {
        item: path('Former path', 'An address that the page once had.', { example: '/designers' }),
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
});

const policy = object('Policy', 'A page of text, such as a privacy policy.', {
  ...pageCollections.policies,
  fields: {
    title: text('Title', 'The heading.', { example: 'Privacy Policy', max: 60 }),
    description: pageDescription,
    updated: date('Last updated', 'The day of the last change.', { example: '2025-08-01' }),
    sample,
    ...publication,
  },
});

const redirect = object('Redirect', 'An old address, and where it redirects to.', {
  typeName: 'Redirect',
  fields: {
    from: oldPath(
      'Old address',
      'An address here that is gone, of this site or the one before it. A slash at its end makes no difference; /* at its end covers everything below.',
      {
        example: '/designers',
      },
    ),
    to: address('New address', 'A page of this site, such as /clients, or a full https address.', {
      example: '/clients',
      internal: true,
    }),
    permanent: flag(
      'Permanent',
      'Browsers and search engines remember the new address. Otherwise they keep asking.',
    ),
  },
});

const redirects = object('Redirects', 'Where old addresses redirect to.', {
  typeName: 'Redirects',
  noun: 'redirects file',
  fields: {
    redirects: list('Redirects', 'One for each old address.', { item: redirect, max: 900 }),
  },
});

/** What each file of `content/` contains. A new collection is one entry here, or in `collections.ts`. */
export const contentModel = {
  pages: {
    place: 'pages/*.md',
    schema: landingPage,
    body: false,
    listed: {
      by: 'path',
      summary: pageCollections.pages.shown,
      path: '{{fields.path}}',
    },
  },
  policies: {
    place: 'policies/*.md',
    schema: policy,
    body: true,
    listed: { by: 'title', summary: '{{title}}', path: '{{slug}}' },
  },
  ...referencedCollections,
  site: { place: 'site.json', schema: site, body: false, listed: undefined },
  request: { place: 'request.json', schema: request, body: false, listed: undefined },
  redirects: {
    place: 'redirects.json',
    schema: redirects,
    body: false,
    listed: undefined,
    optional: true,
  },
  houseWords: {
    place: 'house-words.json',
    schema: houseWords,
    body: false,
    listed: undefined,
    optional: true,
  },
} as const satisfies Record<string, CollectionDefinition>;

export type CollectionName = keyof typeof contentModel;

/** The fields of a file in a collection. */
export function modelOf(collection: CollectionName): ObjectShape {
  return objectShapeOf(contentModel[collection].schema);
}
