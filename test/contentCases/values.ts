import { asTitle, type BadCase, edited, inPage, warned } from './badCase';

const quote = 'testimonials/dealer-partner.json';
const video = 'videos/platform-tour.json';
const reasons = 'sections[2].reasons';

/** Values that are blank, too long, too many, or not in the form of their field type. */
export const badValues: BadCase[] = [
  asTitle('a blank text', '"  "', 'blank'),
  asTitle('a title over two lines', '|\n          Cost\n          again', 'spelling'),
  asTitle('a title that is too long', 'cost '.repeat(15), 'too-long'),
  warned(
    inPage(
      'a description that is long',
      ['for all your furniture', 'and more '.repeat(20).trim()],
      '4 description',
      'long',
    ),
  ),
  inPage(
    'too many reasons',
    ['- One scan opens the record', '- Reason\n      '.repeat(9)],
    `35 ${reasons}`,
    'count',
  ),
  inPage(
    'too few cards',
    ['      - icon: clock\n        title: Time\n        text: Stop searching.\n', ''],
    '21 sections[1].cards',
    'count',
  ),
  inPage(
    'an empty list',
    [':\n      - One scan opens the record', ': []'],
    `35 ${reasons}`,
    'count',
  ),
  inPage(
    'an unknown icon',
    ['icon: cost', 'icon: costs'],
    '22 sections[1].cards[0].icon',
    'unknown-word',
  ),
  inPage(
    'a picture without a text alternative',
    ['      alt: An inventory table.\n', ''],
    '15 sections[0].picture.alt',
    'missing',
  ),
  edited('no stars', quote, ['5', '0'], '5 stars', 'type'),
  edited('six stars', quote, ['5', '6'], '5 stars', 'type'),
  edited('stars in words', quote, ['5', '"five"'], '5 stars', 'type'),
  edited('a flag in words', quote, ['true', '"yes"'], '6 sample', 'type'),
  edited(
    'a day that does not exist',
    'policies/privacy-policy.md',
    ['2025-08-01', '2025-02-30'],
    '4 updated',
    'spelling',
  ),
  edited(
    'a mail address without a host',
    'site.json',
    ['hello@casegood.example', 'hello'],
    '4 email',
    'spelling',
  ),
  edited(
    'a language that doesn’t exist',
    'site.json',
    ['"en"', '"english"'],
    '3 language',
    'unknown-word',
  ),
  warned(
    edited(
      'a video without its day',
      video,
      ['  "published": "2025-08-01",\n', ''],
      '1 published',
      'unlisted',
    ),
  ),
  warned(
    edited(
      'a video without a picture',
      video,
      [',\n  "thumbnail": "/images/portal.png"', ''],
      '1 thumbnail',
      'unlisted',
    ),
  ),
  warned(asTitle('markdown in a field of plain words', '"**Cost**"', 'plain-words')),
  warned(asTitle('curly quotes around a whole text', '“Cost”', 'quotation-marks')),
];
