import { object, optional } from '../../kit/content/fields/groups';
import { pictureFile } from '../../kit/content/fields/kinds/picture';
import { text } from '../../kit/content/fields/kinds/text';
import { date, flag } from '../../kit/content/fields/kinds/values';

export const sample = flag('Sample', 'A placeholder, to be replaced before the site goes live.');

/** The fields of what can be unpublished for some time; `kit/content/fields/publication.ts` decides when. */
export const publication = {
  draft: flag('Draft', 'Not shown to visitors yet. Previews still show it, marked as a draft.'),
  publishAt: optional(date('Publish at', 'The day it appears. It begins at midnight UTC.')),
  unpublishAt: optional(
    date('Unpublish at', 'The day it disappears. It begins at midnight UTC.', '2027-02-01'),
  ),
};

export const picture = object('Picture', 'Picture', 'A picture, and in words what it shows.', {
  file: pictureFile('File', 'One of the site’s pictures, or a new one.'),
  darkFile: optional(
    pictureFile(
      'File for dark mode',
      'The same picture in dark colours, for visitors who use dark mode.',
      'file',
    ),
  ),
  alt: text('Text alternative', 'What the picture shows, for visitors who cannot see it.', {
    example: 'An inventory table with four pieces of furniture, their count and condition.',
    max: 250,
    isAlternative: true,
  }),
});

export const pageDescription = text('Description', 'What search results show below the title.', {
  example: 'Turn a SIF file, a spreadsheet or an invoice into a living inventory for your clients.',
  max: 300,
  isLong: true,
  advisedLength: 160,
});

/** A short text of the site itself, best explained by an example. */
export function phrase(label: string, example: string, max = 80) {
  const end = /[.!?…:]$/.test(example) ? '' : '.';
  return text(label, `For example “${example}”${end}`, { example, max });
}
