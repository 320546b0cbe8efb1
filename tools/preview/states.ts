import type { Locator, Page } from '@playwright/test';
import { elementId } from '../../src/components/elementId';

/** Something that a visitor can bring to lie over a page. */
export interface State {
  /** Such as `Demo dialog, sending`. */
  name: string;
  /** How the id of what opens begins. */
  id: string;
  /** The status that the form service answers with; without one it never does. */
  answer?: number;
  /**
   * Brings a page on a desktop into the state, by what its elements are and not by what they say.
   *
   * @returns what lies over the page then
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

const menu: State = {
  name: 'Menu, open',
  id: elementId.menu,
  async reach(page) {
    await page.setViewportSize({ width: 320, height: 720 });
    return open(page, elementId.menu);
  },
};

const video: State = {
  name: 'Video, open',
  id: elementId.videoDialog(''),
  async reach(page) {
    const dialog = await open(page, elementId.videoDialog(''));
    await dialog.locator('iframe').contentFrame().locator('body').waitFor();
    return dialog;
  },
};

/** The two forms differ in words alone, so one is taken through all states, and the other opened and sent. */
export const states: readonly State[] = [
  menu,
  ...requestStates('demo'),
  ...requestStates('contact').filter(({ name }) => /, (?:open|sent)$/.test(name)),
  video,
];

function requestStates(type: 'demo' | 'contact'): State[] {
  const id = elementId.requestDialog(type);
  const dialog = type === 'demo' ? 'Demo dialog' : 'Contact dialog';
  const named = (how: string) => ({ name: `${dialog}, ${how}`, id });
  return [
    { ...named('open'), reach: (page) => open(page, id) },
    {
      ...named('left empty'),
      async reach(page) {
        const dialog = await submit(page, id, {});
        await dialog.getByRole('alert').first().waitFor();
        return dialog;
      },
    },
    {
      ...named('with half an address'),
      async reach(page) {
        const dialog = await submit(page, id, { ...typed, email: 'robin@' });
        await dialog.locator('[aria-invalid="true"]').first().waitFor();
        return dialog;
      },
    },
    {
      ...named('sending'),
      async reach(page) {
        const dialog = await submit(page, id, typed);
        await dialog.locator('[type="submit"]:disabled').waitFor();
        return dialog;
      },
    },
    {
      ...named('failed'),
      answer: 503,
      async reach(page) {
        const dialog = await submit(page, id, typed);
        await dialog.getByRole('alert').first().waitFor();
        return dialog;
      },
    },
    {
      ...named('sent'),
      answer: 200,
      async reach(page) {
        const dialog = await submit(page, id, typed);
        await dialog.waitFor({ state: 'hidden' });
        const toast = page.getByRole('alert').first();
        // Held by the pointer, it stays for as long as it is looked at.
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
  // Once it is sent it isn't open any more.
  const dialog = page.locator(`#${id}`);
  for (const [name, value] of Object.entries(fields)) {
    await dialog.locator(`[name="${name}"]`).fill(value);
  }
  await dialog.locator('[type="submit"]').click();
  return dialog;
}

/** Keeps what a page asks others for on this machine: forms get the answer, if any, and the rest a stand-in page. */
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
