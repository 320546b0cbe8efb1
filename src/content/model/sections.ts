import { action } from './actions';
import { list, object, oneOf } from './groups';
import { choice, literal } from './kinds/choice';
import { markdown } from './kinds/markdown';
import { reference } from './kinds/reference';
import { text } from './kinds/text';
import { picture, publication } from './shared';

const icon = choice(
  ['bid', 'brand', 'clock', 'cost', 'delivery', 'leaf', 'people', 'scan', 'service', 'warehouse'],
  {
    typeName: 'CardIcon',
    label: 'Icon',
    hint: 'A small drawing over the title, where the card has no picture.',
  },
);

const sectionTitle = text({
  label: 'Title',
  hint: 'The heading of the section.',
  example: 'Know what you own',
  max: 90,
  advisedLength: 60,
});

const sectionText = markdown({
  label: 'Text',
  hint: 'One to three sentences. *Emphasis*, **strong words** and [links](/clients) work.',
  example: 'Upload a SIF file, an Excel sheet or an invoice, and deliver a structured inventory.',
  max: 600,
});

const card = object(
  { typeName: 'Card', noun: 'card', label: 'Card', hint: 'One idea with a title and a few words.' },
  {
    icon: icon.optional(),
    picture: picture.optional(),
    title: text({
      label: 'Title',
      hint: 'The heading of the card.',
      example: 'Know what you own',
      max: 60,
    }),
    text: markdown({
      label: 'Text',
      hint: 'One or two sentences.',
      example: 'Every piece with its location, history and status.',
      max: 400,
    }),
    action: action.optional(),
    ...publication,
  },
);

const actions = list(action, {
  label: 'Actions',
  hint: 'The buttons, the most important one first.',
  min: 0,
  max: 3,
});

const hero = object(
  {
    typeName: 'HeroSection',
    noun: 'hero',
    label: 'Hero',
    hint: 'The top of a page: what it is about in one look.',
  },
  {
    type: literal('hero'),
    badge: text({
      label: 'Badge',
      hint: 'A few words over the title.',
      example: 'SIF FILE SUPPORT',
      max: 40,
    }).optional(),
    title: sectionTitle,
    text: sectionText,
    actions,
    picture: picture.optional(),
    benefits: list(card, {
      label: 'Benefit cards',
      hint: 'Up to three short reasons below the hero.',
      min: 0,
      max: 3,
    }).optional(),
    ...publication,
  },
);

const cards = object(
  {
    typeName: 'CardsSection',
    noun: 'cards section',
    label: 'Cards',
    hint: 'Two to six cards beside each other.',
  },
  {
    type: literal('cards'),
    title: sectionTitle,
    text: sectionText.optional(),
    cards: list(card, { label: 'Cards', hint: 'Two to six of them.', min: 2, max: 6 }),
    action: action.optional(),
    ...publication,
  },
);

const showcase = object(
  {
    typeName: 'ShowcaseSection',
    noun: 'showcase',
    label: 'Showcase',
    hint: 'One feature: text beside a picture.',
  },
  {
    type: literal('showcase'),
    title: sectionTitle,
    text: sectionText,
    points: list(
      text({
        label: 'Point',
        hint: 'A few words.',
        example: 'Scan a tag with any phone',
        max: 120,
      }),
      { label: 'Points', hint: 'Short points below the text.', min: 0, max: 6 },
    ).optional(),
    picture: picture.optional(),
    action: action.optional(),
    ...publication,
  },
);

const testimonialSection = object(
  {
    typeName: 'TestimonialSection',
    noun: 'testimonial section',
    label: 'Testimonial',
    hint: 'A quote, beside a list of reasons.',
  },
  {
    type: literal('testimonial'),
    testimonial: reference('testimonials', {
      label: 'Testimonial',
      hint: 'The testimonial to show.',
      example: 'dealer-partner',
    }),
    title: sectionTitle,
    reasons: list(
      text({
        label: 'Reason',
        hint: 'A few words.',
        example: 'One record from bid to move',
        max: 120,
      }),
      { label: 'Reasons', hint: 'Why they love it, as a list.', min: 1, max: 8 },
    ),
    ...publication,
  },
);

export const section = oneOf(
  {
    typeName: 'Section',
    noun: 'section',
    label: 'Section',
    hint: 'A part of the page, from top to bottom.',
  },
  [hero, cards, showcase, testimonialSection],
);
