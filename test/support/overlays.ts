import type { Locator, Page } from '@playwright/test';
import { elementId } from '../../src/components/elementId';

/** A state of an overlay (menu, dialog or toast) that a visitor can reach. */
export interface State {
  name: string;
  /** The start of the overlay's id. */
  id: string;
  /** The status of the form service's answer; without one it never answers. */
  answer?: number;
  /**
   * Brings a page at desktop width into the state, without relying on its words.
   *
   * @returns the overlay
   */
  reach(page: Page): Promise<Locator>;
}

const typed = {
  name: 'Robin Field',
  email: 'robin@office.example',
  phone: '+1 555 0100',
  company: 'Field & Sons',
  message: 'Two floors,\nforty desks.',
};

/** The two forms differ only in words, so one goes through all states, and the other is only opened and sent. */
export const states: readonly State[] = [
  {
    name: 'Menu, open',
    id: elementId.menu,
    async reach(page) {
      await page.setViewportSize({ width: 320, height: 720 });
      return open(page, elementId.menu);
    },
  },
  ...requestStates('demo'),
  ...requestStates('contact').filter(({ name }) => /, (?:open|sent)$/.test(name)),
  {
    name: 'Video, open',
    id: elementId.videoDialog(''),
    async reach(page) {
      const dialog = await open(page, elementId.videoDialog(''));
      await dialog.locator('iframe').contentFrame().locator('body').waitFor();
      return dialog;
    },
  },
];

function requestStates(type: 'demo' | 'contact'): State[] {
  const id = elementId.requestDialog(type);
  const dialog = type === 'demo' ? 'Demo dialog' : 'Contact dialog';
  /** A state after the form was submitted, with a selector of what shows in the dialog then. */
  const sent = (how: string, fields: Record<string, string>, seen: string, answer?: number) => ({
    name: `${dialog}, ${how}`,
    id,
    answer,
    async reach(page: Page) {
      const dialog = await submit(page, id, fields);
      await dialog.locator(seen).first().waitFor();
      return dialog;
    },
  });
  return [
    { name: `${dialog}, open`, id, reach: (page) => open(page, id) },
    sent('left empty', {}, '[role="alert"]'),
    sent('with half an address', { ...typed, email: 'robin@' }, '[aria-invalid="true"]'),
    sent('sending', typed, '[type="submit"]:disabled'),
    sent('failed', typed, '[role="alert"]', 503),
    {
      name: `${dialog}, sent`,
      id,
      answer: 200,
      async reach(page) {
        const dialog = await submit(page, id, typed);
        await dialog.waitFor({ state: 'hidden' });
        const toast = page.getByRole('alert').first();
        // With the pointer on it, it stays.
        await toast.hover();
        return toast;
      },
    },
  ];
}

async function open(page: Page, id: string): Promise<Locator> {
  const openers = `[popovertarget^="${id}"], [command="show-modal"][commandfor^="${id}"]`;
  await page.locator(`:is(${openers}):visible`).first().click();
  const opened = page.locator(`[id^="${id}"]:is([open], :popover-open)`);
  await opened.waitFor();
  return opened;
}

async function submit(page: Page, id: string, fields: Record<string, string>): Promise<Locator> {
  await open(page, id);
  // Once the form is sent the dialog isn't open any more.
  const dialog = page.locator(`#${id}`);
  for (const [name, value] of Object.entries(fields)) {
    await dialog.locator(`[name="${name}"]`).fill(value);
  }
  await dialog.locator('[type="submit"]').click();
  return dialog;
}

/** Keeps requests to other hosts on this machine: the form service's get the answer, if any, the rest a dummy page. */
export async function answerForOthers(page: Page, site: string, answer?: number): Promise<void> {
  await page.route(
    ({ origin }) => origin !== site,
    async (route) => {
      if (route.request().method() === 'GET') {
        const body =
          '<!doctype html><html lang="en"><title>Stand-in</title><h1>Stand-in</h1></html>';
        await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
      } else if (answer !== undefined) {
        await route.fulfill({ status: answer });
      }
    },
  );
}
