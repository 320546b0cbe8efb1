import { agreedTexts } from '../../src/content/model/agreedTexts';
import { readBuiltPages, readProduct } from './builtPages';
import { expect, SITE, test } from './builtSite';

/*
 * The contract with the product's owner: what the specification (docs/specification.md) fixes, and nothing else. Every
 * other text on the site may be changed at will.
 */

const { site, request } = agreedTexts;
const { '/': dealers, '/clients': clients } = agreedTexts.pages;

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

/** The texts that the request dialogs get for what they show after an action. */
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
    'the date': /August 1, 2025/,
    'data collected': /collect/i,
    purposes: /\buse/i,
    retention: /\bkeep\b|\bretention/i,
    'rights under state laws': /rights under .*state laws/i,
    'no sale of data': /do not sell your personal data/i,
  },
  '2 of /security-policy': {
    'the date': /August 1, 2025/,
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

const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title);
const types = ['demo', 'contact'] as const;
const policies = ['/privacy-policy', '/security-policy'];

const contract: Record<string, Row[]> = {
  '2 of /404.html': [
    ['the heading', texts('h1'), [site.notFound.title]],
    ['a link back to home', count('main a[href="/"]'), 1],
  ],
  '2 of /': [
    ['the audiences', texts('header li a'), [dealers.label, clients.label]],
    ['where they lead', attributes('header li a', 'href'), ['/', '/clients']],
    ['the one selected', texts('header [aria-current]'), [dealers.label]],
    ['the sign-in, in a new tab', count('header a[target="_blank"][href^="https:"]'), 1],
    ['the button of the header', texts('header [commandfor]'), [site.header.contact]],
    ['what it opens', opens('header [commandfor]'), ['contact']],
    ['the policies in the footer', attributes('footer a[href^="/"]', 'href'), policies],
    ['a social link in the footer', count('footer a[href^="https:"]'), 1],
    [
      'the year of the copyright',
      (page) => /© 2025\b/.test(textOf(page.querySelector('body footer'))),
      true,
    ],
    ['the number of sections', count('main > section'), 5],
    ['the badge', texts(`${section(1)} p:has(+ h1)`), [dealers.sections[0].badge]],
    [
      'the buttons of the hero',
      texts(`${section(1)} [commandfor]`),
      dealers.sections[0].actions.map(({ label }) => label),
    ],
    ['what they open', opens(`${section(1)} [commandfor]`), ['demo', 'video']],
    ['the number of benefit cards', count(cards(1)), 3],
    ['the feature cards', texts(cards(2)), titlesOf(dealers.sections[1].cards)],
    ['what their buttons open', opens(`${section(2)} li [commandfor]`), ['video', 'demo', 'demo']],
    ['what the tracking section opens', opens(`${section(3)} [commandfor]`), ['video']],
    ['the cards of the competitive edge', texts(cards(4)), titlesOf(dealers.sections[3].cards)],
    ['what the competitive edge opens', opens(`${section(4)} [commandfor]`), ['demo']],
    ['the testimonial', count(`${section(5)} blockquote`), 1],
    ['the title beside it', texts(`${section(5)} h2`), [dealers.sections[4].title]],
  ],
  '2 of /clients': [
    ['the one selected', texts('header [aria-current]'), [clients.label]],
    ['the number of sections', count('main > section'), 5],
    ['the badge', texts(`${section(1)} p:has(+ h1)`), [clients.sections[0].badge]],
    ['what the hero opens', opens(`${section(1)} [commandfor]`), ['demo', 'video']],
    ['the number of why-cards', count(cards(2)), 3],
    ['what the tracking section opens', opens(`${section(3)} [commandfor]`), ['video']],
    ['the cards of why it matters', texts(cards(4)), titlesOf(clients.sections[3].cards)],
    ['what why it matters opens', opens(`${section(4)} [commandfor]`), ['demo']],
    ['the testimonial', count(`${section(5)} blockquote`), 1],
    ['the title beside it', texts(`${section(5)} h2`), [clients.sections[4].title]],
  ],
  '2 of /privacy-policy': [
    ['the one selected', texts('header [aria-current]'), []],
    ['the date for machines', attributes('main time', 'datetime'), ['2025-08-01']],
    ['a privacy contact', count('main a[href^="mailto:"]'), 1],
  ],
  '2 of /security-policy': [
    ['the date for machines', attributes('main time', 'datetime'), ['2025-08-01']],
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
  '3 of /': [
    ['the types of requests', attributes('[name="requestType"]', 'value'), types],
    ['the required fields', attributes('#book-a-demo [required]', 'name'), ['name', 'email']],
  ],
  '4 of /': [['the label while sending', requestWords(({ sending }) => sending), request.sending]],
  '5 of /': [['the type of the email', attributes('[name="email"]', 'type'), ['email', 'email']]],
  '8 of /': [
    ...(['errorTitle', 'missing', 'failed', 'successTitle'] as const).map(
      (name): Row => [`the words “${name}”`, requestWords((words) => words[name]), request[name]],
    ),
    ...types.map(
      (type): Row => [
        `what is said of a ${type} request`,
        requestWords((words) => words[type].success),
        request[type].success,
      ],
    ),
  ],
  '9 of /': [
    [
      'the titles of the dialogs',
      texts('dialog:has(form) h2'),
      types.map((type) => request[type].title),
    ],
    ['the labels that submit', texts('[type="submit"]'), types.map((type) => request[type].submit)],
    [
      'the subjects',
      attributes('[name="subject"]', 'value'),
      types.map((type) => request[type].subject),
    ],
    ['the stars of the testimonial', count('figure [role="img"] svg'), 5],
  ],
  '9 of /clients': [['the stars of the testimonial', count('figure [role="img"] svg'), 5]],
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
    const page = pages.get(place.replace(/^\d of /, ''));
    const found = page && read(page);
    expect(
      JSON.parse(JSON.stringify(found ?? null).replaceAll(product, '{product}')),
      `The specification (docs/specification.md) fixes ${what}, by its section ${place}. ` +
        'Undo the change to the content, or agree on it with the owner of the product.',
    ).toEqual(is);
  });
}

test('specification, section 2: policies have the same date in every time zone', async ({
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
