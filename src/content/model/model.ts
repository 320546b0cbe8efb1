import type { z } from 'zod';
import { bannerFile } from './banner';
import { address } from './fieldTypes/address';
import { markdown } from './fieldTypes/markdown';
import { oldPath } from './fieldTypes/oldPath';
import { path } from './fieldTypes/path';
import { text } from './fieldTypes/text';
import { date, flag, number } from './fieldTypes/values';
import { list, object } from './groups';
import type { GroupRecord } from './records';
import { request } from './request';
import { section } from './sections';
import { groupRecord } from './shape';
import { pageDescription, publication, sample } from './shared';
import { site } from './site';

/** What the site knows about one collection. */
interface CollectionDefinition {
  /** Where its files are, below `content/`; `*` matches any name. */
  place: `${string}.md` | `${string}.json`;
  schema: z.ZodObject;
  /** Whether markdown follows the front matter. */
  body?: boolean;
  /**
   * How the editing form lists the files of a collection that has several: the field that a new one is named after, the
   * summary of each, what a reference shows of each to choose from unless it is the summary, and the path of its page.
   * Files without a page are shown only where pages name them.
   */
  listed?: { by: string; summary: string; choice?: string; path?: string };
  /** Whether the site can do without the file. */
  optional?: boolean;
}

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
        item: oldPath('Former path', 'An address that the page once had.'),
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
    unlisted: flag(
      'Unlisted',
      'Only for those who have its address: not in the switcher nor the sitemap, and search engines are told to leave it out.',
    ),
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

const testimonial = object('Testimonial', 'Testimonial', 'What a partner or a client says.', {
  quote: text('Quote', 'Their words, without quotation marks.', {
    example: 'Our clients stopped asking us what they own.',
    max: 500,
    isLong: true,
  }),
  role: text('Role', 'Who says it.', { example: 'Project manager', max: 80 }),
  company: text('Company', 'Where they work.', { example: 'Contract furniture dealer', max: 80 }),
  stars: number('Stars', 'From 1 to 5.', { example: 5, min: 1, max: 5 }),
  sample,
  ...publication,
});

const video = object('Video', 'Video', 'A video at its provider.', {
  title: text('Title', 'The name of the video.', { example: 'A tour of {product}', max: 80 }),
  address: address('Address', 'The address as you copy it at YouTube, Vimeo, Loom or Wistia.', {
    example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    embedded: true,
  }),
  transcript: markdown(
    'Transcript',
    'What is said, and what must be seen to follow it, for visitors without sound or sight. An empty line begins a new paragraph; **strong words** can name who speaks.',
    {
      example: '**Robin:** This is a floor of {product}. Every chair on it has a tag.',
      max: 20_000,
    },
  ).optional(),
  sample,
});

const redirect = object('Redirect', 'Redirect', 'An old address, and where it redirects to.', {
  from: oldPath(
    'Old address',
    'An address here that is gone, of this site or the one before it, as the address bar shows it. A slash at its end makes no difference; /* at its end covers it and everything below.',
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
    listed: { by: 'path', summary: '{{title}}, {{path}}', path: '{{fields.path}}' },
  },
  policies: {
    place: 'policies/*.md',
    schema: policy,
    body: true,
    listed: { by: 'title', summary: '{{title}}', choice: '{{title}}, /{{slug}}', path: '{{slug}}' },
  },
  testimonials: {
    place: 'testimonials/*.json',
    schema: testimonial,
    listed: { by: 'role', summary: '“{{quote | truncate(60)}}” {{role}}, {{company}}' },
  },
  videos: {
    place: 'videos/*.json',
    schema: video,
    listed: { by: 'title', summary: '{{title}}' },
  },
  site: { place: 'site.json', schema: site },
  request: { place: 'request.json', schema: request },
  banner: { place: 'banner.json', schema: bannerFile, optional: true },
  redirects: { place: 'redirects.json', schema: redirects, optional: true },
} as const satisfies Record<string, CollectionDefinition>;

export type CollectionName = keyof typeof definitions;

/** What each file of `content/` contains. A new collection is one entry in `definitions`. */
export const contentModel: {
  readonly [Collection in CollectionName]: CollectionDefinition &
    Pick<(typeof definitions)[Collection], 'schema'>;
} = definitions;

/** The fields of a file in a collection. */
export function modelOf(collection: CollectionName): z.ZodObject {
  return contentModel[collection].schema;
}

/** What a file of a collection is called, for writers and in GraphQL. */
export function fileRecord(collection: CollectionName): GroupRecord {
  return groupRecord(modelOf(collection));
}

/** The collection that a reference names. Throws if there is none. */
export function collectionNamed(name: string): CollectionName {
  if (isCollection(name)) return name;
  throw new Error(`A field of the model refers to “${name}”, which is not a collection.`);
}

/** Whether there is a collection of this name. */
export function isCollection(name: string): name is CollectionName {
  return Object.hasOwn(definitions, name);
}

/** Whether the files of a collection are pages of the site, which buttons can link to. */
export function isPageCollection(collection: CollectionName): boolean {
  return contentModel[collection].listed?.path !== undefined;
}
