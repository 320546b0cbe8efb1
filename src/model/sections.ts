import { choice, list, object, optional } from '../../kit/content/fields/groups';
import { markdown } from '../../kit/content/fields/kinds/markdown';
import { reference } from '../../kit/content/fields/kinds/reference';
import { text } from '../../kit/content/fields/kinds/text';
import { literal, oneOf } from '../../kit/content/fields/kinds/values';
import { action } from './actions';
import { picture, publication } from './shared';

const sectionTitle = text('Title', 'The heading of the section.', {
  example: 'Know what you own',
  max: 90,
  advisedLength: 60,
});

const sectionText = markdown(
  'Text',
  'One to three sentences. *Emphasis*, **strong words** and [links](/clients) work.',
  {
    example: 'Upload a SIF file, an Excel sheet or an invoice, and deliver a structured inventory.',
    max: 600,
  },
);

const icon = oneOf('Icon', 'A small drawing over the title, where the card has no picture.', {
  typeName: 'CardIcon',
  options: [
    'bid',
    'brand',
    'clock',
    'cost',
    'delivery',
    'leaf',
    'people',
    'scan',
    'service',
    'warehouse',
  ],
});

const card = object('Card', 'Card', 'One idea with a title and a few words.', {
  icon: optional(icon),
  picture: optional(picture),
  title: text('Title', 'The heading of the card.', { example: 'Know what you own', max: 60 }),
  text: markdown('Text', 'One or two sentences.', {
    example: 'Every piece with its location, history and status.',
    max: 400,
  }),
  action: optional(action),
});

/** A hero is shown as long as its page: only that has a date, or is a draft. */
const hero = object('HeroSection', 'Hero', 'The top of a page: what it is about in one look.', {
  type: literal('hero'),
  badge: optional(
    text('Badge', 'A few words over the title.', { example: 'SIF FILE SUPPORT', max: 40 }),
  ),
  title: sectionTitle,
  text: sectionText,
  actions: list('Actions', 'The buttons, the most important one first.', { item: action, max: 3 }),
  picture: optional(picture),
  benefits: optional(
    list('Benefit cards', 'Up to three short reasons below the hero.', { item: card, max: 3 }),
  ),
});

const cards = object('CardsSection', 'Cards', 'Two to six cards beside each other.', {
  type: literal('cards'),
  title: sectionTitle,
  text: optional(sectionText),
  cards: list('Cards', 'Two to six cards, in the order of the page.', {
    item: card,
    min: 2,
    max: 6,
  }),
  action: optional(action),
  ...publication,
});

const point = text('Point', 'A few words.', { example: 'Scan a tag with any phone', max: 120 });

const showcase = object('ShowcaseSection', 'Showcase', 'One feature: text beside a picture.', {
  type: literal('showcase'),
  title: sectionTitle,
  text: sectionText,
  points: optional(list('Points', 'Short points below the text.', { item: point, max: 6 })),
  picture: optional(picture),
  action: optional(action),
  ...publication,
});

const reason = text('Reason', 'A few words.', { example: 'One record from bid to move', max: 120 });

const quote = object('TestimonialSection', 'Testimonial', 'A quote, beside a list of reasons.', {
  type: literal('testimonial'),
  testimonial: reference('Testimonial', 'The testimonial to show.', {
    to: 'testimonials',
    example: 'dealer-partner',
  }),
  title: sectionTitle,
  reasons: list('Reasons', 'Why they love it, as a list.', { item: reason, min: 1, max: 8 }),
  ...publication,
});

export const section = choice('Section', 'Section', 'A part of the page, from top to bottom.', [
  hero,
  cards,
  showcase,
  quote,
]);
