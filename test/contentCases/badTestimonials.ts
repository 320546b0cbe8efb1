import type { BadCases } from './badCase';
import { clientsPage, goodContent } from './goodContent';

const place = 'testimonials/dealer-partner.json';
const page = 'pages/clients.md';
const testimonial = `{
  "quote": "We scan a tag and know.",
  "role": "Office manager",
  "company": "Furniture client",
  "stars": 5,
  "sample": true
}
`;

const section = `  - type: testimonial
    testimonial: dealer-partner
    title: Why clients love {product}
    reasons:
      - One scan opens the record
`;

/** Testimonials, and the sections that show them. */
export const badTestimonials: BadCases = {
  content: new Map([
    ...goodContent,
    [place, testimonial],
    [
      'testimonials/for-now.json',
      testimonial.replace('"sample"', '"unpublishAt": "2999-01-01", "sample"'),
    ],
    [page, clientsPage.replace('sample: true', `${section}sample: true`)],
  ]),
  cases: [
    ['lost', page, 32, 'dealer-partner', 'dealer-parter'],
    ['lost', page, 32, 'dealer-partner', 'for-now'],
    ['empty', page, 34, ':\n      - One scan opens the record', ': []'],
    ['unfit', place, 5, '5', '6'],
    ['unfit', place, 5, '5', '"5"'],
    ['token', 'site.json', 30, '{stars} out of 5', 'Five'],
  ],
  words: {},
};
