import { expect, test } from '@playwright/test';
import { readBuiltPages, readProduct } from './builtPages';

/*
 * The contract with the product's owner: what the specification (docs/specification.md) fixes, and nothing else. Every
 * other text on the site may be changed at will.
 */

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

/** What each page says: texts anywhere, as for its dialogs, and by patterns in its own words. */
const words: Record<string, (string | RegExp)[]> = {
  '/404.html': ['Oops! Page not found'],
  '/': [
    ...['For Dealers', 'For Clients', 'Log In', '© 2025', 'SIF FILE SUPPORT'],
    'Why dealers love {product}',
    ...request,
    ...[/\bportal\b/i, /location, history and status/i, /QR code or barcode/i, /\bbrand\b/i],
    /warranty, reorder, repair, refurbishment or reconfiguration/i,
    ...[/price, warranty and category/i, /count and condition/i, /CO2 and ESG data/],
  ],
  '/clients': ['FULL INVENTORY CONTROL', 'Why clients love {product}'],
  '/privacy-policy': [
    ...[/collect/i, /\buse/i, /\bkeep\b|\bretention/i, /rights under .*state laws/i],
    /do not sell your personal data/i,
  ],
  '/security-policy': [
    ...[/passwords/i, /access control/i, /MFA.*internal systems/i, /encrypted storage/i],
    ...[/backed up daily|daily backups/i, /compliance/i, /incident response/i],
  ],
};

const any = expect.any(String);

/** The sections of each landing page in their order: what their buttons open, and the titles of their cards. */
const sections: Record<string, object[]> = {
  '/': [
    { opens: ['book-a-demo', 'video'], cards: [any, any, any] },
    {
      opens: ['video', 'book-a-demo', 'book-a-demo'],
      cards: [
        'Digital Delivery & Client-Facing Portal',
        'Warehousing Inventory',
        'Service Requests',
      ],
    },
    { opens: ['video'] },
    {
      opens: ['book-a-demo'],
      cards: ['Bidding Advantage', 'Stay Connected', 'Brand Visibility', 'Digital Delivery'],
    },
    { quotes: 1, stars: 5 },
  ],
  '/clients': [
    { opens: ['book-a-demo', 'video'] },
    { cards: [any, any, any] },
    { opens: ['video'] },
    {
      opens: ['book-a-demo'],
      cards: ['Cost', 'Time', 'ESG and sustainability', 'Collaboration'],
    },
    { quotes: 1, stars: 5 },
  ],
};

type Row = [path: string, what: string, selector: string, attribute: string, is: unknown[]];

/** What each page has: the values of an attribute, or the texts, of all elements that match. */
const parts: Row[] = [
  ['/404.html', 'a link back to home', 'main a[href="/"]', 'href', ['/']],
  ['/', 'where the audiences lead', 'header li a', 'href', ['/', '/clients']],
  ['/', 'the audience selected', 'header [aria-current]', '', ['For Dealers']],
  ['/clients', 'the audience selected', 'header [aria-current]', '', ['For Clients']],
  ['/privacy-policy', 'the audience selected', 'header [aria-current]', '', []],
  ['/', 'the sign-in, in a new tab', 'header a[target="_blank"][href^="https:"]', '', [any]],
  ['/', 'what the header opens', 'header [commandfor]', 'commandfor', ['contact-sales']],
  [
    '/',
    'the policies in the footer',
    'footer a[href^="/"]',
    'href',
    ['/privacy-policy', '/security-policy'],
  ],
  ['/', 'a social link in the footer', 'footer a[href^="https:"]', '', [any]],
  [
    '/',
    'the buttons of the hero',
    'main > section:first-of-type [commandfor]',
    '',
    ['Book a Demo', 'Watch Demo'],
  ],
  ['/', 'the types of requests', '[name="requestType"]', 'value', ['demo', 'contact']],
  ['/', 'the required fields', '#book-a-demo [required]', 'name', ['name', 'email']],
  ['/', 'the type of the email', '[name="email"]', 'type', ['email', 'email']],
  ['/privacy-policy', 'the date', 'main time', 'datetime', ['2025-08-01']],
  ['/privacy-policy', 'a privacy contact', 'main a[href^="mailto:"]', '', [any]],
  ['/security-policy', 'the date', 'main time', 'datetime', ['2025-08-01']],
  [
    '/security-policy',
    'the retention periods',
    'main td',
    '',
    [
      ...['Customer data', 'The duration of the relationship plus 1 year'],
      ...['Financial records', '10 years'],
      ...['Employee data', 'The duration of employment plus 1 year'],
    ],
  ],
];

const advice =
  'The specification (docs/specification.md) fixes this. Undo the change to the content, or agree on it with the owner of the product.';

let pages: Map<string, Document>;
let product: string;

test.beforeAll(() => {
  const { pages: found, notFound } = readBuiltPages();
  pages = new Map([...found, ...notFound].map(({ route, document }) => [route, document]));
  product = readProduct();
});

for (const [path, said] of Object.entries(words)) {
  test(`${path} says what the specification fixes`, () => {
    const page = pages.get(path);
    const values = all(page, '[value]').map((each) => each.getAttribute('value'));
    const anywhere = [page?.documentElement.textContent, ...values].join('\n');
    const main = textOf(page?.querySelector('main')).replace(/\s+/g, ' ');
    const lacking = said.filter((text) =>
      typeof text === 'string'
        ? !anywhere.includes(text.replace('{product}', product))
        : !text.test(main),
    );
    expect(lacking, advice).toEqual([]);
  });
}

for (const [path, expected] of Object.entries(sections)) {
  test(`${path} has the sections that the specification fixes`, () => {
    const found = all(pages.get(path), 'main > section').map((section) => ({
      opens: all(section, '[commandfor]').map((button) =>
        button.getAttribute('commandfor')?.replace(/^_video-.*/, 'video'),
      ),
      cards: all(section, 'ul > li :is(h2, h3)').map(textOf),
      quotes: all(section, 'blockquote').length,
      stars: all(section, 'figure [role="img"] svg').length,
    }));
    expect(found, advice).toMatchObject(expected);
  });
}

for (const [path, what, selector, attribute, is] of parts) {
  test(`${path} has, as the specification fixes, ${what}`, () => {
    const found = all(pages.get(path), selector).map((each) =>
      attribute ? each.getAttribute(attribute) : textOf(each),
    );
    expect(found, advice).toEqual(is);
  });
}

test('every page has the header and the footer', () => {
  for (const part of ['header', 'body footer']) {
    const found = [...pages.values()].map((page) =>
      page.querySelector(part)?.outerHTML.replaceAll(' aria-current="page"', ''),
    );
    expect(found.length).toBeGreaterThan(4);
    expect(new Set(found).size, part).toBe(1);
  }
});

function all(part: Document | Element | undefined, selector: string): Element[] {
  return [...(part?.querySelectorAll(selector) ?? [])];
}

function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').trim();
}
