import type { Page } from '@playwright/test';
import { expect, test } from './support/site';
import { dialogNamed, modes } from './support/visitor';

/** Words of the specification that a page must show, by the section that fixes them. */
const words: [section: string, path: string, text: string][] = [
  ['2, hero', '/', 'SIF FILE SUPPORT'],
  ['2, features', '/', 'Digital Delivery & Client-Facing Portal'],
  ['2, features', '/', 'Warehousing Inventory'],
  ['2, features', '/', 'Service Requests'],
  ['2, competitive edge', '/', 'Bidding Advantage'],
  ['2, competitive edge', '/', 'Stay Connected'],
  ['2, competitive edge', '/', 'Brand Visibility'],
  ['2, competitive edge', '/', 'Digital Delivery'],
  ['2, testimonial', '/', 'Why dealers love Casegood'],
  ['1, claims', '/', 'CO2 and ESG data'],
  ['2, hero', '/clients', 'FULL INVENTORY CONTROL'],
  ['2, why it matters', '/clients', 'Cost'],
  ['2, why it matters', '/clients', 'Time'],
  ['2, why it matters', '/clients', 'ESG and sustainability'],
  ['2, why it matters', '/clients', 'Collaboration'],
  ['2, testimonial', '/clients', 'Why clients love Casegood'],
  ['1, claims', '/clients', 'CO2 and ESG data where the furniture is'],
  ['2, footer', '/', '© 2025 Casegood. All rights reserved.'],
  ['2, footer', '/privacy-policy', '© 2025 Casegood. All rights reserved.'],
  ['2, policies', '/privacy-policy', 'No sale of data'],
  [
    '2, policies',
    '/privacy-policy',
    'We do not sell your personal data, and we do not share it for advertising.',
  ],
  ['2, policies', '/privacy-policy', 'What we collect'],
  ['2, policies', '/privacy-policy', 'What we use it for'],
  ['2, policies', '/privacy-policy', 'How long we keep it'],
  ['2, policies', '/privacy-policy', 'Your rights under US state laws'],
  ['2, policies', '/privacy-policy', 'Privacy contact'],
  ['2, policies', '/security-policy', 'Passwords'],
  ['2, policies', '/security-policy', 'Access control'],
  [
    '2, policies',
    '/security-policy',
    'Multi-factor authentication (MFA) is required for our internal systems.',
  ],
  ['2, policies', '/security-policy', 'Data is held in encrypted storage.'],
  [
    '2, policies',
    '/security-policy',
    'Data is backed up daily, so that it can be restored after a loss.',
  ],
  ['2, policies', '/security-policy', 'Legal compliance'],
  ['2, policies', '/security-policy', 'Incident response'],
  ['2, policies', '/security-policy', 'The duration of the relationship plus 1 year'],
  ['2, policies', '/security-policy', '10 years'],
  ['2, policies', '/security-policy', 'The duration of employment plus 1 year'],
];

for (const [section, path, text] of words) {
  test(`section ${section}: ${path} shows '${text}'`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  });
}

const orders: [path: string, headings: string[]][] = [
  [
    '/',
    [
      'From a file to a living inventory',
      'Everything that follows the order',
      'Every piece answers to a scan',
      'Your competitive edge',
      'Why dealers love Casegood',
    ],
  ],
  [
    '/clients',
    [
      'Know every piece you own',
      'Why keep an inventory',
      'Scan a tag, see the piece',
      'Why it matters',
      'Why clients love Casegood',
    ],
  ],
];

for (const [path, headings] of orders) {
  test(`section 2: the sections of ${path} stand in the specified order`, async ({ page }) => {
    await page.goto(path);
    const sections = page.locator('main > section');
    await expect(sections).toHaveCount(headings.length);
    for (const [index, name] of headings.entries()) {
      await expect(sections.nth(index).getByRole('heading', { name, exact: true })).toBeVisible();
    }
  });
}

const cards: [path: string, section: string, count: number][] = [
  ['/', 'from-a-file-to-a-living-inventory', 3],
  ['/', 'everything-that-follows-the-order', 3],
  ['/', 'your-competitive-edge', 4],
  ['/clients', 'why-keep-an-inventory', 3],
  ['/clients', 'why-it-matters', 4],
];

for (const [path, section, count] of cards) {
  test(`section 2: ${path}#${section} has ${count} cards`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator(`#${section} > ul > li`)).toHaveCount(count);
  });
}

type Opens = 'Book a Demo' | 'Contact Sales' | 'video';

/** What each button of the specification opens. */
const buttons: [what: string, path: string, scope: string, name: string, opens: Opens][] = [
  ['header', '/', 'header', 'Contact Sales', 'Contact Sales'],
  ['header', '/privacy-policy', 'header', 'Contact Sales', 'Contact Sales'],
  ['hero', '/', '#from-a-file-to-a-living-inventory', 'Book a Demo', 'Book a Demo'],
  ['hero', '/', '#from-a-file-to-a-living-inventory', 'Watch Demo', 'video'],
  [
    'first feature card',
    '/',
    '#everything-that-follows-the-order li:nth-child(1)',
    'See the Portal',
    'video',
  ],
  [
    'second feature card',
    '/',
    '#everything-that-follows-the-order li:nth-child(2)',
    'Book a Demo',
    'Book a Demo',
  ],
  [
    'third feature card',
    '/',
    '#everything-that-follows-the-order li:nth-child(3)',
    'Book a Demo',
    'Book a Demo',
  ],
  ['QR section', '/', '#every-piece-answers-to-a-scan', 'See Tracking', 'video'],
  ['competitive edge', '/', '#your-competitive-edge', 'Book a Demo', 'Book a Demo'],
  ['hero', '/clients', '#know-every-piece-you-own', 'Book a Demo', 'Book a Demo'],
  ['hero', '/clients', '#know-every-piece-you-own', 'Watch Video', 'video'],
  ['QR section', '/clients', '#scan-a-tag-see-the-piece', 'See Tracking', 'video'],
  ['why it matters', '/clients', '#why-it-matters', 'Book a Demo', 'Book a Demo'],
];

for (const [what, path, scope, name, opens] of buttons) {
  test(`section 2: on ${path}, '${name}' of the ${what} opens ${opens}`, async ({
    page,
    guard,
  }) => {
    await guard.allowHost('www.youtube-nocookie.com');
    await page.goto(path);
    await page.locator(scope).getByRole('button', { name, exact: true }).click();
    if (opens === 'video') await expect(page.locator('dialog[open] iframe')).toBeVisible();
    else await expect(dialogNamed(page, opens)).toBeVisible();
  });
}

for (const { requestType, title, submit, subject } of modes) {
  test(`section 9: the ${requestType} dialog has its title, label and subject`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: title, exact: true }).first().click();
    const dialog = dialogNamed(page, title);
    await expect(dialog.getByRole('button', { name: submit, exact: true })).toBeVisible();
    await expect(dialog.locator('[name="subject"]')).toHaveValue(subject);
    await expect(dialog.locator('[name="requestType"]')).toHaveValue(requestType);
  });
}

for (const timezoneId of ['Pacific/Pago_Pago', 'America/New_York', 'UTC', 'Pacific/Kiritimati']) {
  test(`section 2: policies are dated August 1, 2025 in ${timezoneId}`, async ({
    browser,
    guard,
  }) => {
    const context = await browser.newContext({ timezoneId, baseURL: 'http://127.0.0.1:9191' });
    await guard.watch(context);
    const page = await context.newPage();
    for (const path of ['/privacy-policy', '/security-policy']) await expectDate(page, path);
    await context.close();
  });
}

async function expectDate(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText('Last updated August 1, 2025')).toBeVisible();
  await expect(page.locator('time')).toHaveAttribute('datetime', '2025-08-01');
}
