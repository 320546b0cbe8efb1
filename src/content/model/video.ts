import { object } from './groups';
import { address } from './kinds/address';
import { date } from './kinds/date';
import { pictureFile } from './kinds/picture';
import { text } from './kinds/text';
import { sample } from './shared';

export const video = object('Video', 'A video at its provider.', {
  typeName: 'Video',
  fields: {
    title: text('Title', 'The name of the video.', { example: 'A tour of {product}', max: 80 }),
    address: address('Address', 'The address as you copy it at YouTube, Vimeo, Loom or Wistia.', {
      example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      embedded: true,
    }),
    published: date(
      'Published',
      'The day it was published at its provider. Search engines need it, and a thumbnail, to show the video.',
      { example: '2025-08-01' },
    ).optional(),
    thumbnail: pictureFile('Thumbnail', 'A still of the video, for search engines.', {
      example: '/images/portal.png',
    }).optional(),
    sample,
  },
});
