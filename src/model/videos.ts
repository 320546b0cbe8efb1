import type { Collection } from '../../kit/content/fields/collection';
import { object } from '../../kit/content/fields/groups';
import { address } from '../../kit/content/fields/kinds/address';
import { markdown } from '../../kit/content/fields/kinds/markdown';
import { text } from '../../kit/content/fields/kinds/text';
import { sample } from './shared';

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

export const videos = {
  place: 'videos/*.json',
  schema: video,
  listed: { by: 'title', summary: '{{title}}' },
} as const satisfies Collection;
