import { expect, test } from '@playwright/test';
import { readBuiltPages, readProduct } from './builtPages';

/*
 * The contract with the product's owner: what the specification (docs/specification.md) fixes, and nothing else. Every
 * other text on the site may be changed at will.
 */

const featureCards = [
  'Digital Delivery & Client-Facing Portal',
  'Warehousing Inventory',
  'Service Requests',
];
const competitiveCards = [
  'Bidding Advantage',
  'Stay Connected',
  'Brand Visibility',
  'Digital Delivery',
];
const mattersCards = ['Cost', 'Time', 'ESG and sustainability', 'Collaboration'];

/** What the forms say, by sections 4, 8 and 9. */
const request = [
  ...['Book a Demo', 'Book Demo', 'Demo Request from {product} Website'],
  ...['Contact Sales', 'Send Message', 'Contact Request from {product} Website'],
  'Sending...',
  'Success!',
  "Demo request submitted successfully! We'll be in touch soon.",
  "Contact request submitted successfully! We'll get back to you shortly.",
  'Error',
  'Name and email are required fields.',
  'There was a problem submitting your request. Please try again or contact us directly.',
];

type Read = (page: Document) => unknown;

/** The texts of the matching elements, in order. */
function texts(selector: string): Read {
  return (page) => [...page.querySelectorAll(selector)].map(textOf);
}

function count(selector: string): Read {
  return (page) => page.querySelectorAll(selector).length;
}

/** What the matching buttons open: `demo`, `contact` or `video`, in order. */
function opens(selector: string): Read {
  return (page) =>
    [...page.querySelectorAll(selector)].map((button) => {
      const dialog = page.getElementById(button.getAttribute('commandfor') ?? '');
      const type = dialog?.querySelector('[name="requestType"]')?.getAttribute('value');
      return type ?? (dialog?.querySelector('[data-island="player"]') ? 'video' : undefined);
    });
}

function attributes(selector: string, name: string): Read {
  return (page) => [...page.querySelectorAll(selector)].map((each) => each.getAttribute(name));
}

/** Of these texts, those that a page neither shows nor holds ready for its dialogs. */
function lacks(...fixed: string[]): Read {
  return (page) => {
    const values = [...page.querySelectorAll('[value]')].map((each) => each.getAttribute('value'));
    const words = [page.documentElement.textContent, ...values].join('\n');
    return fixed.filter((text) => !words.includes(text.replace('{product}', product)));
  };
}

function says(words: RegExp): Read {
  return (page) => words.test(textOf(page.querySelector('main')).replace(/\s+/g, ' '));
}

const section = (number: number) => `main > section:nth-of-type(${number})`;
const cards = (number: number) => `${section(number)} > ul > li :is(h2, h3)`;

/** What each page says in its own words, by the section of the specification that requires it. */
const claims: Record<string, Record<string, RegExp>> = {
  '1 of /': {
    'a portal for clients': /\bportal\b/i,
    'location, history and status': /location, history and status/i,
    'service requests': /warranty, reorder, repair, refurbishment or reconfiguration/i,
    'QR codes and barcodes': /QR code or barcode/i,
    'brand visibility': /\bbrand\b/i,
    'price, warranty and category': /price, warranty and category/i,
    'count and condition': /count and condition/i,
    'CO2 and ESG data': /CO2 and ESG data/,
  },
  '2 of /privacy-policy': {
    'data collected': /collect/i,
    purposes: /\buse/i,
    retention: /\bkeep\b|\bretention/i,
    'rights under state laws': /rights under .*state laws/i,
    'no sale of data': /do not sell your personal data/i,
  },
  '2 of /security-policy': {
    passwords: /passwords/i,
    'access control': /access control/i,
    'MFA for internal systems': /MFA.*internal systems/i,
    'encrypted storage': /encrypted storage/i,
    'daily backups': /backed up daily|daily backups/i,
    'legal compliance': /compliance/i,
    'incident response': /incident response/i,
  },
};

type Row = [what: string, read: Read, is: unknown];

/** What the two landing pages have in common. */
function landing(audience: string, fourthCards: string[]): Row[] {
  return [
    ['the audience selected', texts('header [aria-current]'), [audience]],
    ['the number of sections', count('main > section'), 5],
    ['what the hero opens', opens(`${section(1)} [commandfor]`), ['demo', 'video']],
    ['what the tracking section opens', opens(`${section(3)} [commandfor]`), ['video']],
    ['the cards of the fourth section', texts(cards(4)), fourthCards],
    ['what the fourth section opens', opens(`${section(4)} [commandfor]`), ['demo']],
    ['the testimonial', count(`${section(5)} blockquote`), 1],
    ['its stars (section 9)', count('figure [role="img"] svg'), 5],
  ];
}

const contract: Record<string, Row[]> = {
  '2 of /404.html': [
    ['texts that it lacks', lacks('Oops! Page not found'), []],
    ['a link back to home', count('main a[href="/"]'), 1],
  ],
  '2 of /': [
    [
      'texts that it lacks',
      lacks(
        ...['For Dealers', 'For Clients', 'Log In', 'SIF FILE SUPPORT'],
        'Why dealers love {product}',
        ...request,
      ),
      [],
    ],
    ['where the audiences lead', attributes('header li a', 'href'), ['/', '/clients']],
    ['the sign-in, in a new tab', count('header a[target="_blank"][href^="https:"]'), 1],
    ['what the header opens', opens('header [commandfor]'), ['contact']],
    [
      'the policies in the footer',
      attributes('footer a[href^="/"]', 'href'),
      ['/privacy-policy', '/security-policy'],
    ],
    ['a social link in the footer', count('footer a[href^="https:"]'), 1],
    [
      'the copyright',
      (page) => /© \d+/.exec(textOf(page.querySelector('body footer'))),
      ['© 2025'],
    ],
    ...landing('For Dealers', competitiveCards),
    ['the buttons of the hero', texts(`${section(1)} [commandfor]`), ['Book a Demo', 'Watch Demo']],
    ['the number of benefit cards', count(cards(1)), 3],
    ['the feature cards', texts(cards(2)), featureCards],
    ['what their buttons open', opens(`${section(2)} li [commandfor]`), ['video', 'demo', 'demo']],
  ],
  '2 of /clients': [
    ['texts that it lacks', lacks('FULL INVENTORY CONTROL', 'Why clients love {product}'), []],
    ...landing('For Clients', mattersCards),
    ['the number of why-cards', count(cards(2)), 3],
  ],
  '2 of /privacy-policy': [
    ['the audience selected', texts('header [aria-current]'), []],
    ['the date', attributes('main time', 'datetime'), ['2025-08-01']],
    ['a privacy contact', count('main a[href^="mailto:"]'), 1],
  ],
  '2 of /security-policy': [
    ['the date', attributes('main time', 'datetime'), ['2025-08-01']],
    [
      'the retention periods',
      texts('main td'),
      [
        'Customer data',
        'The duration of the relationship plus 1 year',
        'Financial records',
        '10 years',
        'Employee data',
        'The duration of employment plus 1 year',
      ],
    ],
  ],
  '3 and 5 of /': [
    ['the types of requests', attributes('[name="requestType"]', 'value'), ['demo', 'contact']],
    ['the required fields', attributes('#book-a-demo [required]', 'name'), ['name', 'email']],
    ['the type of the email', attributes('[name="email"]', 'type'), ['email', 'email']],
  ],
};

let pages: Map<string, Document>;
let product: string;

test.beforeAll(() => {
  const { pages: found, notFound } = readBuiltPages();
  pages = new Map([...found, ...notFound].map(({ route, document }) => [route, document]));
  product = readProduct();
});

const rows = [
  ...Object.entries(contract).flatMap(([place, list]) =>
    list.map(([what, read, is]) => ({ place, what, read, is })),
  ),
  ...Object.entries(claims).flatMap(([place, list]) =>
    Object.entries(list).map(([what, words]) => ({ place, what, read: says(words), is: true })),
  ),
];

for (const { place, what, read, is } of rows) {
  test(`specification, section ${place}: ${what}`, () => {
    const page = pages.get(place.replace(/^.* of /, ''));
    const found = page && read(page);
    expect(
      JSON.parse(JSON.stringify(found ?? null).replaceAll(product, '{product}')),
      `The specification (docs/specification.md) fixes ${what}, by its section ${place}. ` +
        'Undo the change to the content, or agree on it with the owner of the product.',
    ).toEqual(is);
  });
}

test('specification, section 2: every page has the header and the footer', () => {
  for (const part of ['header', 'body footer']) {
    const all = [...pages.values()].map((page) =>
      page.querySelector(part)?.outerHTML.replaceAll(' aria-current="page"', ''),
    );
    expect(all.length).toBeGreaterThan(4);
    expect(new Set(all).size, part).toBe(1);
  }
});

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').trim();
}
