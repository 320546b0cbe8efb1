import { type BadCase, beside, editedOf } from './badCase';
import { clientsPage, goodContent } from './goodContent';

const place = 'testimonials/dealer-partner.json';
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

/** The good content with a testimonial on the clients’ page. */
const withTestimonial = new Map([
  ...goodContent,
  [place, testimonial],
  ['pages/clients.md', clientsPage.replace('sample: true', `${section}sample: true`)],
]);

function asFields(name: string, find: string, put: string): BadCase {
  return editedOf(withTestimonial, name, place, find, put);
}

function asSection(name: string, find: string, put: string): BadCase {
  return editedOf(withTestimonial, name, 'pages/clients.md', find, put);
}

/** Makes a case of a section that names another testimonial, which has this field. */
function asNamed(name: string, named: string, field = ''): BadCase {
  const bad = asSection(name, 'dealer-partner', named);
  return field === ''
    ? bad
    : beside(
        bad,
        `testimonials/${named}.json`,
        testimonial.replace('"sample"', `${field}, "sample"`),
      );
}

/** Testimonials, and the sections that show them. */
export const badTestimonials: BadCase[] = [
  asNamed('a testimonial that is not there', 'dealer-parter'),
  asNamed('a name with a Greek letter', 'dealer-partne\u03C1'),
  asNamed('a published page that names a draft', 'later', '"draft": true'),
  asNamed('a name that will lead nowhere', 'for-now', '"unpublishAt": "2999-01-01"'),
  asSection('a point with a colon', '- One scan', '- Phone: the only scanner, and one scan'),
  asSection('a dash in a list', '- One scan', '– One scan'),
  asSection('no reasons', ':\n      - One scan opens the record', ': []'),
  asFields('six stars', '5', '6'),
  asFields('a number in quotes', '5', '"5"'),
  editedOf(withTestimonial, 'stars without their number', 'site.json', '{stars} out of 5', 'Five'),
  asFields('a flag in words', 'true', '"yes"'),
];
