import { expect, test } from '../support/site';
import { bodyOf, contact, openRequest, sendFilled } from '../support/visitor';

/**
 * What scripts miss in at least one of the oldest browsers that the site supports (`browserslist` in package.json), by
 * the object that has it: https://developer.mozilla.org.
 */
const missing: Record<string, readonly string[]> = {
  'HTMLElement.prototype': ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  'HTMLButtonElement.prototype': ['command', 'commandForElement', 'popoverTargetElement'],
  'HTMLDialogElement.prototype': ['closedBy', 'requestClose'],
  'Element.prototype': ['checkVisibility', 'moveBefore', 'setHTMLUnsafe', 'ariaLabel', 'role'],
  'Set.prototype': ['union', 'intersection', 'difference'],
  Object: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  URL: ['canParse', 'parse'],
  window: ['Iterator', 'ToggleEvent', 'trustedTypes', 'requestIdleCallback', 'navigation'],
};

/** What markup and styles have of it. Renamed, it means nothing to this browser either. */
const unknown = /:(?=popover-open|has\()| (?=popover=)/g;

// The policy names other styles, and Chromium asks who may reach a server on this machine.
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

test('without popovers and commands the menu is part of the header, and a form in it is sent', async ({
  page,
  inbox,
}) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(unknown, '$&unknown-') });
  });
  await page.addInitScript((missing) => {
    // Buttons with commands do nothing by themselves.
    window.addEventListener('command', (event) => event.preventDefault(), true);
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      setAttribute.call(this, name, name === 'closedby' ? `unknown-${value}` : value);
    };
    for (const [path, names] of Object.entries(missing)) {
      const owner = path
        .split('.')
        .reduce<object>((object, name) => Reflect.get(object, name), window);
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  }, missing);
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const outside = await header.evaluate((bar) => {
      const { left, right, top, bottom } = bar.getBoundingClientRect();
      return [...bar.querySelectorAll('nav a, nav button')].filter((element) => {
        const place = element.getBoundingClientRect();
        const isInside = place.left >= left && place.right <= right && place.top >= top;
        return !isInside || place.bottom > bottom || place.width === 0;
      }).length;
    });
    expect(outside, `${width} px`).toBe(0);
  }
  const dialog = await openRequest(page, contact);
  await page.keyboard.press('Escape');
  await expect(header.getByRole('button', { name: contact.title })).toBeFocused();
  await openRequest(page, contact);
  await sendFilled(page, dialog, contact);
  expect(inbox.arrivals.map(({ fields }) => fields)).toEqual([bodyOf(contact)]);
});
