import { exampleFile } from '../../src/content/derive/exampleContent';
import { contentModel } from '../../src/content/model/model';

/** The files of a content folder, by their path in it. */
export type Files = ReadonlyMap<string, string | Buffer>;

/** The button on the clients’ page, for cases to change. */
export const policyAction = 'type: policy\n      label: Our policy\n      policy: privacy-policy';

export const clientsPage = `---
path: /clients
title: "{product}: know what you own"
description: One inventory for all your furniture.
sections:
  - type: hero
    title: Know every piece you own
    text: Your dealer delivers *furniture* and inventory together.
    actions:
      - type: demo
        label: Book a Demo
      - type: video
        label: Watch Demo
        video: platform-tour
    picture:
      file: /images/portal.png
      darkFile: /images/portal-dark.png
      alt: An inventory table.
  - type: cards
    title: Why it matters
    cards:
      - icon: cost
        title: Cost
        text: Use what you have.
      - icon: clock
        title: Time
        text: Stop searching.
    action:
      ${policyAction}
  - type: testimonial
    testimonial: dealer-partner
    title: Why clients love {product}
    reasons:
      - One scan opens the record
  - type: showcase
    title: See where it stands
    text: "Every piece has a tag:"
    points:
      - No more guessing
    picture:
      file: /images/portal.png
      alt: A floor plan.
    action:
      type: contact
      label: Ask us
sample: true
---
`;

const dealersPage = clientsPage
  .replace('path: /clients', 'path: /')
  .replace('know what you own', 'deliver what you sell')
  .replace('      darkFile: /images/portal-dark.png\n', '');

export const policy = `---
title: Privacy Policy
description: What we collect, and why.
updated: 2025-08-01
---

We collect little.

## Our terms

See [above](#our-terms) and write to [us](mailto:hello@casegood.example).
`;

export const testimonial = `{
  "quote": "We scan a tag and know.",
  "role": "Office manager",
  "company": "Furniture client",
  "stars": 5,
  "sample": true
}
`;

export const video = `{
  "title": "A tour of {product}",
  "address": "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  "published": "2025-08-01",
  "thumbnail": "/images/portal.png"
}
`;

/** A grey PNG of 40 by 30 pixels. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAAAAAB7tgMBAAAAGElEQVR4nGM4QSRgGFU4qnBU4ajCwawQALtCqa7Nw8++AAAAAElFTkSuQmCC',
  'base64',
);

function example(collection: 'pages' | 'site' | 'request'): string {
  const present = {
    name: 'example',
    namesIn: (collection: string) =>
      collection === 'videos' ? ['platform-tour'] : ['dealer-partner'],
    images: ['/images/portal.png'],
    today: '2025-08-01',
  };
  return exampleFile(collection, present) ?? '';
}

/** A page with a section of every type, each with only its required fields. */
export const examplePage = example('pages');

/** A small site without problems, with one file in each collection. */
export const goodContent: Files = new Map<string, string | Buffer>([
  ['pages/dealers.md', dealersPage],
  ['pages/clients.md', clientsPage],
  ['policies/privacy-policy.md', policy],
  ['testimonials/dealer-partner.json', testimonial],
  ['videos/platform-tour.json', video],
  [contentModel.site.place, example('site')],
  [contentModel.request.place, example('request')],
  ['images/portal.png', png],
  ['images/portal-dark.png', png],
]);
