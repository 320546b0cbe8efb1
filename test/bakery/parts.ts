import { choice, list, object, optional } from '../../kit/content/fields/groups';
import { address, anchor } from '../../kit/content/fields/kinds/address';
import { markdown } from '../../kit/content/fields/kinds/markdown';
import { pictureFile } from '../../kit/content/fields/kinds/picture';
import { pageReference, reference } from '../../kit/content/fields/kinds/reference';
import { text } from '../../kit/content/fields/kinds/text';
import { date, flag, literal, oneOf } from '../../kit/content/fields/kinds/values';

/** A few words. */
export function words(label: string, max = 90) {
  return text(label, 'A few words.', { example: 'Rye', max });
}

/** The fields of what can be unpublished for some time. */
export const days = {
  draft: flag('Draft', 'Not baked yet.'),
  publishAt: optional(date('From', 'The day from which it is there.')),
  unpublishAt: optional(date('Until', 'The day from which it is gone.', '2027-02-01')),
};

const picture = object('Picture', 'Picture', 'A picture, and what it shows.', {
  file: pictureFile('File', 'The picture.'),
  darkFile: optional(pictureFile('File for dark mode', 'The same at night.', 'file')),
  alt: words('Text alternative', 250),
});

function to(noun: 'loaf' | 'room', collection: string, example: string) {
  const names = { typeName: 'PageLink', noun: `${noun} link` };
  return object(names, `To a ${noun}`, `Leads to a ${noun}.`, {
    type: literal(noun),
    label: words('Label'),
    [noun]: pageReference(`The ${noun}`, 'Which one.', { to: collection, example }),
    anchor: optional(anchor('Anchor', 'A heading there.', noun)),
  });
}

const elsewhere = object('OtherLink', 'Elsewhere', 'Leads to an address.', {
  type: literal('other'),
  label: words('Label'),
  address: address('Address', 'There.', { example: 'https://mill.example', to: 'any' }),
});

export const link = choice('Link', 'Link', 'Where it leads.', [
  to('loaf', 'loaves', 'rye'),
  to('room', 'rooms', 'oven'),
  elsewhere,
]);

const sign = object('Sign', 'Sign', 'What is over the door.', {
  type: literal('sign'),
  title: words('Title'),
  text: markdown('Text', 'A sentence or two.', { example: 'Come in.', max: 400 }),
  hours: optional(words('Hours')),
  links: optional(list('Links', 'The most important one first.', { item: link, max: 3 })),
  picture: optional(picture),
});

const tray = object('Tray', 'Tray', 'One kind of bread.', {
  grain: optional(
    oneOf('Grain', 'What it is made of.', {
      typeName: 'Grain',
      options: ['rye', 'oats', 'wheat'],
    }),
  ),
  title: words('Title'),
  text: markdown('Text', 'A sentence or two.', { example: 'Dark and sour.', max: 400 }),
  link: optional(link),
});

const shelf = object('Shelf', 'Shelf', 'Trays beside each other.', {
  type: literal('shelf'),
  title: words('Title'),
  trays: list('Trays', 'From left to right.', { item: tray, min: 1, max: 6 }),
  link: optional(link),
  ...days,
});

const word = object('BakersWord', 'Word of a baker', 'What a baker says.', {
  type: literal('word'),
  title: words('Title'),
  baker: reference('Baker', 'Who says it.', { to: 'bakers', example: 'ada' }),
  points: optional(list('Points', 'In short.', { item: words('Point'), max: 6 })),
  picture: optional(picture),
  ...days,
});

export const part = choice('Part', 'Part', 'A part of a room.', [sign, shelf, word]);
