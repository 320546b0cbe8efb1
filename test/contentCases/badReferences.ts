import type { BadCases } from './badCase';
import { clientsPage, goodContent, policy, policyAction } from './goodContent';

const [page, privacy, dealers, redirects] = [
  'pages/clients.md',
  'policies/privacy-policy.md',
  'pages/dealers.md',
  'redirects.json',
];
const [tour, partner, banner] = [
  'videos/platform-tour.json',
  'testimonials/dealer-partner.json',
  'banner.json',
];
const link = 'type: link\n      label: Go\n      address:';
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

/** A page that visitors see from a day on that is far away. */
const later = clientsPage
  .replace('path: /clients', 'path: /later\npublishAt: 2999-01-01')
  .replace('know what you own', 'plan with what is there');

/**
 * Videos, testimonials, banners, redirects, links and pages whose paths and names are taken, misspelt, or lead to what isn’t
 * there or isn’t shown.
 */
export const badReferences: BadCases = {
  content: new Map([
    ...goodContent,
    ['pages/later.md', later],
    [
      page,
      clientsPage
        .replace('path: /clients', 'path: /clients\nformerPaths: [/buyers]')
        .replace('    actions:\n', (start) => `${start}${action}`)
        .replace('sample: true', `${section}sample: true`),
    ],
    [
      redirects,
      '{ "redirects": [\n{ "from": "/old", "to": "/privacy-policy" },\n{ "from": "/older", "to": "/privacy-policy" }\n] }\n',
    ],
    [tour, video],
    [partner, testimonial],
    [
      'testimonials/for-now.json',
      testimonial.replace('"sample"', '"unpublishAt": "2999-01-01", "sample"'),
    ],
    [
      banner,
      '{ "label": "News", "banners": [\n{\n"text": "Meet us at the **spring fair**.",\n"pages": [{ "type": "page", "page": "dealers" }]\n}\n] }\n',
    ],
  ]),
  cases: [
    ['duplicate', page, 2, 'path: /clients', 'path: /'],
    ['duplicate', page, 4, 'know what you own', 'deliver what you sell'],
    ['duplicate', redirects, 2, '"/older", "to": "/privacy-policy"', '"/old", "to": "/"'],
    ['duplicate', redirects, 3, '/older', '/clients'],
    ['duplicate', page, 3, '[/buyers]', '[/buyers, /]'],
    ['reserved', page, 2, 'path: /clients', 'path: /images/clients'],
    ['reserved', 'policies/admin.md', 1, '', policy.replace('Privacy', 'Admin')],
    ['unfit', page, 2, 'path: /clients', 'path: /our clients'],
    ['no-home', dealers, 2, 'path: /', 'draft: true\npath: /'],
    ['unlisted', page, 4, 'title: ', 'label: Clients\nunlisted: true\ntitle: '],
    ['lost', page, 19, '/images/portal.png', '/images/portl.png'],
    ['lost', page, 34, policyAction, 'type: page\n      label: Go\n      page: dealer'],
    ['lost', page, 35, policyAction, `${policyAction}\n      anchor: terms`],
    ['lost', page, 34, policyAction, `${link} "#book-demo"`],
    ['lost', privacy, 7, 'We collect little.', '[us](#our-term)'],
    ['lost', privacy, 7, 'We collect little.', '[Later](/later)'],
    ['lost', redirects, 3, '"/privacy-policy" }\n]', '"/privacy" }\n]'],
    ['lost', banner, 4, '"dealers"', '"dealer"'],
    ['lost', page, 13, 'video: platform-tour', 'video: platform'],
    ['lost', page, 36, 'dealer-partner', 'dealer-parter'],
    ['lost', page, 36, 'dealer-partner', 'for-now'],
    ['moved', privacy, 7, 'We collect little.', '[Us](/buyers)'],
    ['spelling', redirects, 3, '/older', '/index.php?page=about'],
    ['unfit', redirects, 3, '"/privacy-policy" }\n]', '"mailto:hello@casegood.example" }\n]'],
    ['format', banner, 3, 'Meet us at', '- Meet us at'],
    [
      'missing',
      'site.json',
      18,
      '"social"',
      '"links": [{ "type": "page", "page": "dealers" }], "social"',
    ],
    ['video-address', tour, 3, address, 'https://stream.mux.com/aqz.m3u8'],
    ['video-address', tour, 3, address, 'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ'],
    ['unfit', tour, 3, address, 'https://www.youtube.com@evil.example/watch?v=1'],
    ['sample', tour, 2, '"title"', '"sample": true, "title"'],
    ['transcript', 'videos/other.json', 1, '', video.replace('A tour', 'Another tour')],
    ['empty', page, 38, ':\n      - One scan opens the record', ': []'],
    ['unfit', partner, 5, '5', '6'],
    ['token', 'site.json', 30, '{stars} out of 5', 'Five'],
  ],
  words: {
    duplicate:
      'is the same as in the page “dealers”: "/". Change one of the two: nobody could tell the pages apart.',
    reserved: 'begins with /images, which the site itself uses. Choose another.',
    'no-home':
      'has no page with the path / on 2026-11-23, when it is unpublished. Publish that too, unpublish this as well, or choose another.',
    unlisted:
      'is not shown in the switcher, since the page is unlisted. Remove it, or list the page.',
    lost: 'names "/images/portl.png", which does not exist. Did you mean "/images/portal.png"? Make it first, or choose another.',
    moved: 'leads to "/buyers", where the page “clients” was before. Name "/clients".',
    spelling:
      'is an address that not all hosts read alike. Write its plain path, such as /about.html, without what follows a ? or #. A * works only as the last part, such as in /blog/*.',
    format:
      'has formatting that it can’t have. Write one line of words, *emphasis*, **strong words** and [links](/clients).',
    'video-address':
      '"https://stream.mux.com/aqz.m3u8" is not the address of a single video at YouTube, Vimeo, Loom or Wistia, whose players alone pages can show. Put the video there, and copy its address.',
    sample:
      'marks the file as a sample. Put the real words into this file, then remove the field "sample".',
    transcript:
      'is missing. Without it, nobody can read, search or follow the video without sound.',
  },
};
