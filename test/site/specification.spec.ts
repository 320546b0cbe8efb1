import { agreedTexts } from '../../src/content/model/agreedTexts';
import { readBuiltPages, readProduct } from './builtPages';
import { expect, SITE, test } from './builtSite';

/*
 * The contract with the product's owner: what the specification (docs/specification.md) fixes, and nothing else. Every
 * other word of the site may be changed at will.
 */

const { site, request } = agreedTexts;
const { '/': dealers, '/clients': clients } = agreedTexts.pages;

type Read = (page: Document) => unknown;

/** What stands in the elements that match, in order. */
function texts(selector: string): Read {
  return (page) => [...page.querySelectorAll(selector)].map(textOf);
}

function count(selector: string): Read {
  return (page) => page.querySelectorAll(selector).length;
}

/** What the buttons that match open: `demo`, `contact` or `video`, in order. */
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

/** The words that the request dialogs are given for what they show after a visitor's act. */
function requestWords(read: (words: RequestWords) => string): Read {
  return (page) => {
    const data = page.querySelector('#book-a-demo script[type="application/json"]');
    return read(JSON.parse(textOf(data)).words);
  };
}

interface RequestWords {
  demo: { success: string };
  contact: { success: string };
  sending: string;
  successTitle: string;
  errorTitle: string;
  missing: string;
  failed: string;
}

function says(words: RegExp): Read {
  return (page) => words.test(textOf(page.querySelector('main')).replace(/\s+/g, ' '));
}

const section = (number: number) => `main > section:nth-of-type(${number})`;
const cards = (number: number) => `${section(number)} > ul > li :is(h2, h3)`;
type Row = [section: string, path: string, what: string, read: Read, is: unknown];

const contract: Row[] = [
  ['1', '/', 'the claim of a portal for clients', says(/\bportal\b/i), true],
  [
    '1',
    '/',
    'the claim of location, history and status',
    says(/location, history and status/i),
    true,
  ],
  [
    '1',
    '/',
    'the claim of service requests',
    says(/warranty, reorder, repair, refurbishment or reconfiguration/i),
    true,
  ],
  ['1', '/', 'the claim of QR codes and barcodes', says(/QR code or barcode/i), true],
  ['1', '/', 'the claim of brand visibility', says(/\bbrand\b/i), true],
  [
    '1',
    '/',
    'the claim of price, warranty and category',
    says(/price, warranty and category/i),
    true,
  ],
  ['1', '/', 'the claim of count and condition', says(/count and condition/i), true],
  ['1', '/', 'the claim of CO2 and ESG data', says(/CO2 and ESG data/), true],
  ['2', '/404.html', 'the heading', texts('h1'), [site.notFound.title]],
  ['2', '/404.html', 'a link back to home', count('main a[href="/"]'), 1],
  ['2', '/', 'the audiences', texts('header li a'), [dealers.label, clients.label]],
  ['2', '/', 'where they lead', attributes('header li a', 'href'), ['/', '/clients']],
  ['2', '/', 'the one selected', texts('header [aria-current]'), [dealers.label]],
  ['2', '/clients', 'the one selected', texts('header [aria-current]'), [clients.label]],
  ['2', '/privacy-policy', 'the one selected', texts('header [aria-current]'), []],
  ['2', '/', 'the sign-in, in a new tab', count('header a[target="_blank"][href^="https:"]'), 1],
  ['2', '/', 'the button of the header', texts('header [commandfor]'), [site.header.contact]],
  ['2', '/', 'what it opens', opens('header [commandfor]'), ['contact']],
  [
    '2',
    '/',
    'the policies in the footer',
    attributes('footer a[href^="/"]', 'href'),
    ['/privacy-policy', '/security-policy'],
  ],
  ['2', '/', 'a social link in the footer', count('footer a[href^="https:"]'), 1],
  [
    '2',
    '/',
    'the year of the copyright',
    (page) => /© 2025\b/.test(textOf(page.querySelector('body footer'))),
    true,
  ],

  ['2', '/', 'the number of sections', count('main > section'), 5],
  ['2', '/', 'the badge', texts(`${section(1)} p:has(+ h1)`), [dealers.sections[0].badge]],
  [
    '2',
    '/',
    'the buttons of the hero',
    texts(`${section(1)} [commandfor]`),
    dealers.sections[0].actions.map(({ label }) => label),
  ],
  ['2', '/', 'what they open', opens(`${section(1)} [commandfor]`), ['demo', 'video']],
  ['2', '/', 'the number of benefit cards', count(cards(1)), 3],
  [
    '2',
    '/',
    'the feature cards',
    texts(cards(2)),
    dealers.sections[1].cards.map(({ title }) => title),
  ],
  [
    '2',
    '/',
    'what their buttons open',
    opens(`${section(2)} li [commandfor]`),
    ['video', 'demo', 'demo'],
  ],
  ['2', '/', 'what the tracking section opens', opens(`${section(3)} [commandfor]`), ['video']],
  [
    '2',
    '/',
    'the cards of the competitive edge',
    texts(cards(4)),
    dealers.sections[3].cards.map(({ title }) => title),
  ],
  ['2', '/', 'what the competitive edge opens', opens(`${section(4)} [commandfor]`), ['demo']],
  ['2', '/', 'the testimonial', count(`${section(5)} blockquote`), 1],
  ['2', '/', 'the title beside it', texts(`${section(5)} h2`), [dealers.sections[4].title]],

  ['2', '/clients', 'the number of sections', count('main > section'), 5],
  ['2', '/clients', 'the badge', texts(`${section(1)} p:has(+ h1)`), [clients.sections[0].badge]],
  ['2', '/clients', 'what the hero opens', opens(`${section(1)} [commandfor]`), ['demo', 'video']],
  ['2', '/clients', 'the number of why-cards', count(cards(2)), 3],
  [
    '2',
    '/clients',
    'what the tracking section opens',
    opens(`${section(3)} [commandfor]`),
    ['video'],
  ],
  [
    '2',
    '/clients',
    'the cards of why it matters',
    texts(cards(4)),
    clients.sections[3].cards.map(({ title }) => title),
  ],
  ['2', '/clients', 'what why it matters opens', opens(`${section(4)} [commandfor]`), ['demo']],
  ['2', '/clients', 'the testimonial', count(`${section(5)} blockquote`), 1],
  ['2', '/clients', 'the title beside it', texts(`${section(5)} h2`), [clients.sections[4].title]],

  ...['/privacy-policy', '/security-policy'].map(
    (path): Row => ['2', path, 'the date', attributes('main time', 'datetime'), ['2025-08-01']],
  ),
  ...['/privacy-policy', '/security-policy'].map(
    (path): Row => ['2', path, 'the date in words', says(/August 1, 2025/), true],
  ),
  ['2', '/privacy-policy', 'data collected', says(/collect/i), true],
  ['2', '/privacy-policy', 'purposes', says(/\buse/i), true],
  ['2', '/privacy-policy', 'retention', says(/\bkeep\b|\bretention/i), true],
  ['2', '/privacy-policy', 'rights under state laws', says(/rights under .*state laws/i), true],
  ['2', '/privacy-policy', 'no sale of data', says(/do not sell your personal data/i), true],
  ['2', '/privacy-policy', 'a privacy contact', count('main a[href^="mailto:"]'), 1],
  ['2', '/security-policy', 'passwords', says(/passwords/i), true],
  ['2', '/security-policy', 'access control', says(/access control/i), true],
  ['2', '/security-policy', 'MFA for internal systems', says(/MFA.*internal systems/i), true],
  ['2', '/security-policy', 'encrypted storage', says(/encrypted storage/i), true],
  ['2', '/security-policy', 'daily backups', says(/backed up daily|daily backups/i), true],
  ['2', '/security-policy', 'legal compliance', says(/compliance/i), true],
  ['2', '/security-policy', 'incident response', says(/incident response/i), true],
  [
    '2',
    '/security-policy',
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

  [
    '9',
    '/',
    'the titles of the dialogs',
    texts('dialog:has(form) h2'),
    [request.demo.title, request.contact.title],
  ],
  [
    '9',
    '/',
    'the labels that submit',
    texts('[type="submit"]'),
    [request.demo.submit, request.contact.submit],
  ],
  [
    '9',
    '/',
    'the subjects',
    attributes('[name="subject"]', 'value'),
    [request.demo.subject, request.contact.subject],
  ],
  [
    '3',
    '/',
    'the types of requests',
    attributes('[name="requestType"]', 'value'),
    ['demo', 'contact'],
  ],
  [
    '3',
    '/',
    'the required fields',
    attributes('#book-a-demo [required]', 'name'),
    ['name', 'email'],
  ],
  [
    '5',
    '/',
    'the type of the email field',
    attributes('[name="email"]', 'type'),
    ['email', 'email'],
  ],
  ['4', '/', 'the label while sending', requestWords(({ sending }) => sending), request.sending],
  ...(['errorTitle', 'missing', 'failed', 'successTitle'] as const).map(
    (name): Row => [
      '8',
      '/',
      `the words “${name}”`,
      requestWords((words) => words[name]),
      request[name],
    ],
  ),
  ...(['demo', 'contact'] as const).map(
    (type): Row => [
      '8',
      '/',
      `what is said of a ${type} request`,
      requestWords((words) => words[type].success),
      request[type].success,
    ],
  ),
  ['9', '/', 'the stars of the testimonial', count('figure [role="img"] svg'), 5],
  ['9', '/clients', 'the stars of the testimonial', count('figure [role="img"] svg'), 5],
];

let pages: Map<string, Document>;
let product: string;

test.beforeAll(() => {
  const { pages: found, notFound } = readBuiltPages();
  pages = new Map([...found, ...notFound].map(({ route, document }) => [route, document]));
  product = readProduct();
});

for (const [number, path, what, read, is] of contract) {
  test(`specification, section ${number}: ${what} of ${path}`, () => {
    const page = pages.get(path);
    const found = page && read(page);
    expect(
      JSON.parse(JSON.stringify(found ?? null).replaceAll(product, '{product}')),
      `The specification (docs/specification.md, section ${number}) fixes ${what} of ${path}. ` +
        'Take the change of the content back, or agree on it with the owner of the product.',
    ).toEqual(is);
  });
}

test('specification, section 2: policies have the same date wherever they are read', async ({
  browser,
  guard,
}) => {
  for (const timezoneId of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
    const context = await browser.newContext({ timezoneId, baseURL: SITE });
    await guard.watch(context);
    const page = await context.newPage();
    await page.goto('/security-policy');
    await expect(page.locator('main time')).toContainText('August 1, 2025');
    await context.close();
  }
});

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').trim();
}
