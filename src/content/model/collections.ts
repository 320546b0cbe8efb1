import type { z } from 'zod';
import { address } from './fieldTypes/address';
import { markdown } from './fieldTypes/markdown';
import { pictureFile } from './fieldTypes/picture';
import type { ReferableCollection } from './fieldTypes/reference';
import { text } from './fieldTypes/text';
import { date, number } from './fieldTypes/values';
import { object } from './groups';
import { publication, sample } from './shared';

/** What the site knows about one collection. */
export interface CollectionDefinition {
  /** Where its files are, below `content/`; `*` matches any name. */
  place: `${string}.md` | `${string}.json`;
  schema: z.ZodType;
  /** Whether markdown follows the front matter. */
  body?: boolean;
  /**
   * How the editing form lists the files of a collection that has several: the field that a new one is named after, the
   * summary of each, and the path of its page, if any.
   */
  listed?: { by: string; summary: string; path?: string };
  /** Whether the site can do without the file. */
  optional?: boolean;
}

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
  published: date(
    'Published',
    'The day it was published at its provider. Search engines need it, and a thumbnail, to show the video.',
  ).optional(),
  thumbnail: pictureFile('Thumbnail', 'A still of the video, for search engines.').optional(),
  sample,
});

/** The collections whose files appear only where other files reference them. */
export const referencedCollections = {
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
} as const satisfies Record<string, CollectionDefinition>;

/** Whether the files of a collection are pages of the site, which buttons can link to. */
export function isPageCollection(collection: ReferableCollection): boolean {
  return !Object.hasOwn(referencedCollections, collection);
}
