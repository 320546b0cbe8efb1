import { object } from './groups';
import { address } from './kinds/address';
import { date } from './kinds/date';
import { pictureFile } from './kinds/picture';
import { text } from './kinds/text';
import { sample } from './shared';

export const video = object(
  { typeName: 'Video', noun: 'video', label: 'Video', hint: 'A video at its provider.' },
  {
    title: text({
      label: 'Title',
      hint: 'The name of the video.',
      example: 'A tour of {product}',
      max: 80,
    }),
    address: address({
      label: 'Address',
      hint: 'The address as you copy it at YouTube, Vimeo, Loom or Wistia.',
      example: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      embedded: true,
    }),
    published: date({
      label: 'Published',
      hint: 'The day it was published at its provider. Search engines need it, and a thumbnail, to show the video.',
      example: '2025-08-01',
    }).optional(),
    thumbnail: pictureFile({
      label: 'Thumbnail',
      hint: 'A still of the video, for search engines.',
      example: '/images/portal.png',
    }).optional(),
    sample,
  },
);
