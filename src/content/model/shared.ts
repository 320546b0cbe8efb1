import { object } from './groups';
import { date } from './kinds/date';
import { flag } from './kinds/flag';
import { pictureFile } from './kinds/picture';
import { text } from './kinds/text';

export const sample = flag({
  label: 'Sample',
  hint: 'A placeholder, to be replaced before the site goes live.',
}).optional();

/** The fields of everything that can be unpublished on its own; `src/content/model/publication.ts` decides when. */
export const publication = {
  draft: flag({
    label: 'Draft',
    hint: 'Not shown to visitors yet. Previews still show it, marked as a draft.',
  }).optional(),
  publishAt: date({
    label: 'Publish at',
    hint: 'The day it appears. It begins at midnight UTC.',
    example: '2027-01-01',
  }).optional(),
  unpublishAt: date({
    label: 'Unpublish at',
    hint: 'The day it disappears. It begins at midnight UTC.',
    example: '2027-02-01',
  }).optional(),
};

export const picture = object(
  {
    typeName: 'Picture',
    noun: 'picture',
    label: 'Picture',
    hint: 'A picture from content/images.',
  },
  {
    file: pictureFile({
      label: 'File',
      hint: 'A picture from the site’s images.',
      example: '/images/portal.png',
    }),
    darkFile: pictureFile({
      label: 'File for dark mode',
      hint: 'The same picture in dark colours, for visitors who use dark mode.',
      example: '/images/portal-dark.png',
    }).optional(),
    alt: text({
      label: 'Text alternative',
      hint: 'What the picture shows, for visitors who cannot see it.',
      example: 'An inventory table with four pieces of furniture, their count and condition.',
      max: 250,
    }),
  },
);

export const pageDescription = text({
  label: 'Description',
  hint: 'What search results show below the title.',
  example: 'Turn a SIF file, a spreadsheet or an invoice into a living inventory for your clients.',
  max: 300,
  advisedLength: 160,
});

/** A short text of the site's own, which an example explains best. */
export function words(label: string, example: string, max = 80) {
  return text({ label, hint: `For example “${example}”.`, example, max });
}
