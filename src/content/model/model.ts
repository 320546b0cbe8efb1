import { type ContentOfKind, collections, sitePages } from './collections';
import { list, object } from './groups';
import { houseWords } from './houseWords';
import { address } from './kinds/address';
import { date } from './kinds/date';
import { flag } from './kinds/flag';
import { number } from './kinds/number';
import { oldPath } from './kinds/oldPath';
import { path } from './kinds/path';
import { text } from './kinds/text';
import { request } from './request';
import { section } from './sections';
import { type ObjectShape, objectShapeOf } from './shape';
import { pageDescription, publication, sample } from './shared';
import { site } from './site';

const landingPage = object('Landing page', 'A page made of sections.', {
  ...sitePages.pages,
  fields: {
    path: path('Path', 'The address of the page on this site, in lower case with hyphens.', {
      example: '/architects',
    }),
    formerPaths: list(
      'Former paths',
      'Where the page was before: visitors of these addresses are led to it. The editing form adds the old path when you change it.',
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
      '1 is the first. Pages without a place stand around the others, in the order of their paths.',
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
  ...sitePages.policies,
  fields: {
    title: text('Title', 'The heading.', { example: 'Privacy Policy', max: 60 }),
    description: pageDescription,
    updated: date('Last updated', 'The day of the last change.', { example: '2025-08-01' }),
    sample,
    ...publication,
  },
});

const redirect = object('Redirect', 'An old address, and where it leads now.', {
  typeName: 'Redirect',
  fields: {
    from: oldPath(
      'Old address',
      'An address here that is gone, of this site or the one before it. A slash at its end makes no difference; /* at its end stands for everything below.',
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
      'Browsers and search engines remember the new address. Without this they ask again.',
    ),
  },
});

const redirects = object('Redirects', 'Where old addresses lead.', {
  typeName: 'Redirects',
  noun: 'redirects file',
  fields: {
    redirects: list('Redirects', 'One for each old address.', { item: redirect, max: 900 }),
  },
});

/** What each file of `content/` holds. A new kind of content is one entry here, or in `collections.ts`. */
export const contentModel = {
  pages: {
    place: 'pages/*.md',
    schema: landingPage,
    body: false,
    listed: {
      by: 'path',
      summary: sitePages.pages.shown,
      path: '{{fields.path}}',
    },
  },
  policies: {
    place: 'policies/*.md',
    schema: policy,
    body: true,
    listed: { by: 'title', summary: '{{title}}', path: '{{slug}}' },
  },
  ...collections,
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
} as const satisfies Record<string, ContentOfKind>;

export type ContentKind = keyof typeof contentModel;

/** The fields of a file of a kind. */
export function modelOf(kind: ContentKind): ObjectShape {
  return objectShapeOf(contentModel[kind].schema);
}
