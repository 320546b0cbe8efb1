import type { BadCases } from './badCase';
import { clientsPage, goodContent } from './goodContent';

const [page, tour, partner] = [
  'pages/clients.md',
  'videos/platform-tour.json',
  'testimonials/dealer-partner.json',
];
const address = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const video = `{\n  "title": "A tour of {product}",\n  "address": "${address}"\n}\n`;
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
const action = '      - type: video\n        label: Watch Demo\n        video: platform-tour\n';

/** Videos and testimonials, and the sections that show them. */
export const badMedia: BadCases = {
  content: new Map([
    ...goodContent,
    [tour, video],
    [partner, testimonial],
    [
      'testimonials/for-now.json',
      testimonial.replace('"sample"', '"unpublishAt": "2999-01-01", "sample"'),
    ],
    [
      page,
      clientsPage
        .replace('    actions:\n', (start) => `${start}${action}`)
        .replace('sample: true', `${section}sample: true`),
    ],
  ]),
  cases: [
    ['video-address', tour, 3, address, 'https://stream.mux.com/aqz.m3u8'],
    ['video-address', tour, 3, address, 'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ'],
    ['unfit', tour, 3, address, 'https://www.youtube.com@evil.example/watch?v=1'],
    ['sample', tour, 2, '"title"', '"sample": true, "title"'],
    ['transcript', 'videos/other.json', 1, '', video.replace('A tour', 'Another tour')],
    ['lost', page, 12, 'video: platform-tour', 'video: platform'],
    ['lost', page, 35, 'dealer-partner', 'dealer-parter'],
    ['lost', page, 35, 'dealer-partner', 'for-now'],
    ['empty', page, 37, ':\n      - One scan opens the record', ': []'],
    ['unfit', partner, 5, '5', '6'],
    ['unfit', partner, 5, '5', '"5"'],
    ['token', 'site.json', 30, '{stars} out of 5', 'Five'],
  ],
  words: {
    'video-address':
      '"https://stream.mux.com/aqz.m3u8" is not the address of a single video at YouTube, Vimeo, Loom or Wistia, whose players alone pages can show. Put the video there, and copy its address.',
    sample:
      'marks the file as a sample. Put the real words into this file, then remove the field "sample".',
    transcript:
      'is missing. Without it, nobody can read, search or follow the video without sound.',
  },
};
