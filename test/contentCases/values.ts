import { type BadCase, badCase, edited } from './badCase';

const page = 'pages/clients.md';
const quote = 'testimonials/dealer-partner.json';
const video = 'videos/platform-tour.json';
const reasons = 'sections[2].reasons';

/** Values that are blank, too long, too many, or not as their kind is written. */
export const badValues: BadCase[] = [
  edited(
    'a blank text',
    page,
    ['title: Cost', 'title: "  "'],
    '23 sections[1].cards[0].title',
    'blank',
  ),
  edited(
    'a title over two lines',
    page,
    ['title: Cost', 'title: |\n          Cost\n          again'],
    '23 sections[1].cards[0].title',
    'spelling',
  ),
  edited(
    'a title that is too long',
    page,
    ['title: Cost', `title: ${'cost '.repeat(15)}`],
    '23 sections[1].cards[0].title',
    'too-long',
  ),
  badCase(
    'a description that is long',
    page,
    { find: 'for all your furniture', put: 'and more '.repeat(20).trim() },
    {
      line: 4,
      field: 'description',
      code: 'long',
      warning: true,
    },
  ),
  edited(
    'too many reasons',
    page,
    ['- One scan opens the record', '- Reason\n      '.repeat(9)],
    `35 ${reasons}`,
    'count',
  ),
  edited(
    'too few cards',
    page,
    ['      - icon: clock\n        title: Time\n        text: Stop searching.\n', ''],
    '21 sections[1].cards',
    'count',
  ),
  edited(
    'an empty list',
    page,
    [':\n      - One scan opens the record', ': []'],
    `35 ${reasons}`,
    'count',
  ),
  edited(
    'an unknown icon',
    page,
    ['icon: cost', 'icon: costs'],
    '22 sections[1].cards[0].icon',
    'unknown-word',
  ),
  edited(
    'a picture without a text alternative',
    page,
    ['      alt: An inventory table.\n', ''],
    '15 sections[0].picture.alt',
    'missing',
  ),
  edited('no stars', quote, ['5', '0'], '5 stars', 'type'),
  edited('six stars', quote, ['5', '6'], '5 stars', 'type'),
  edited('half a star', quote, ['5', '4.5'], '5 stars', 'type'),
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
    'a day in words',
    'policies/privacy-policy.md',
    ['2025-08-01', 'August 1, 2025'],
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
    'a language that is none',
    'site.json',
    ['"en"', '"english"'],
    '3 language',
    'unknown-word',
  ),
  badCase(
    'a video without its day',
    video,
    { find: '  "published": "2025-08-01",\n', put: '' },
    { line: 1, field: 'published', code: 'unlisted', warning: true },
  ),
  badCase(
    'a video without a picture',
    video,
    { find: ',\n  "thumbnail": "/images/portal.png"', put: '' },
    { line: 1, field: 'thumbnail', code: 'unlisted', warning: true },
  ),
  badCase(
    'markdown in a field of plain words',
    page,
    { find: 'title: Cost', put: 'title: "**Cost**"' },
    {
      line: 23,
      field: 'sections[1].cards[0].title',
      code: 'plain-words',
      warning: true,
    },
  ),
  badCase(
    'curly quotes around a whole text',
    page,
    { find: 'title: Cost', put: 'title: “Cost”' },
    {
      line: 23,
      field: 'sections[1].cards[0].title',
      code: 'quotation-marks',
      warning: true,
    },
  ),
];
