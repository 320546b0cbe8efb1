import type { Page } from '@playwright/test';
import { expect, test } from '../support/site';
import {
  contact,
  demo,
  dialogNamed,
  expectFilled,
  fillIn,
  openPlain,
  submit,
  typed,
} from '../support/visitor';
import { expectSentNatively, holdScripts } from './heldScripts';

/* Scripts that are gone, or arrive and don't work. For blocked storage see test/engines/visits.spec.ts. */

interface Broken {
  /** What comes instead of the islands' script, */
  response: { status?: number; body: string };
  /** what the console then shows, */
  log: string | RegExp;
  /** and whether pages name no digest, which would keep the script from running. */
  digest?: false;
}

const broken: Record<string, Broken> = {
  'is gone since the last deploy': {
    response: { status: 404, body: 'Not found' },
    log: /^(?:No script: http:\S+\.js$|Failed to load resource|Refused to execute script)/,
  },
  'was altered on its way': {
    response: { body: 'alert("From elsewhere.")' },
    log: /^(?:No script: http:\S+\.js$|Failed to find a valid digest)/,
  },
  throws: {
    response: { body: 'throw new Error("This browser lacks something.")' },
    log: 'No script: broken',
    digest: false,
  },
};

for (const [what, { response, log, digest = true }] of Object.entries(broken)) {
  test(`a script that ${what} leaves the video’s link and a form that the browser validates and sends`, async ({
    page,
    inbox,
    guard,
  }) => {
    guard.allowConsole(log);
    guard.allowConsole('This browser lacks something.');
    // A script that was built so has the digest of what it is.
    if (!digest) await alterPage(page, (html) => html.replaceAll(/ integrity="[^"]*"/g, ''));
    await page.route('**/islands-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', ...response }),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'Watch Demo', exact: true }).click();
    const video = dialogNamed(page, 'First film');
    await expect(video.locator('[data-island]')).toBeHidden();
    await expect(video.getByRole('link')).toBeVisible();
    await page.keyboard.press('Escape');
    const dialog = await openPlain(page, demo);
    await submit(dialog, demo);
    await expect(page.locator('[name="name"]:invalid:focus')).toHaveCount(1);
    await fillIn(dialog, typed);
    await submit(dialog, demo);
    await expectSentNatively(page, inbox, 'demo');
  });
}

async function alterPage(page: Page, edit: (html: string) => string): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });
}

test('a form without its data stays plain HTML, with what was typed', async ({
  page,
  inbox,
  guard,
}) => {
  guard.allowConsole(/^A dialog continues without its script/);
  const data = /(id="contact-sales".*?)<script type="application\/json">.*?<\/script>/s;
  await alterPage(page, (html) => html.replace(data, '$1'));
  await page.goto('/');
  const scripts = await holdScripts(page);
  const logged = page.waitForEvent('console', (message) => message.type() === 'error');
  const dialog = await openPlain(page, contact);
  await fillIn(dialog, typed);
  await scripts.requested();
  scripts.end('continue');
  await logged;
  await expectFilled(dialog, typed);
  await submit(dialog, contact);
  await expectSentNatively(page, inbox, 'contact');
});
