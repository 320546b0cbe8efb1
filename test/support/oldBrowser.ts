import type { Page } from '@playwright/test';
import { SITE } from './addresses';

/**
 * What scripts miss in at least one of the oldest browsers that the site supports (`browserslist` in package.json), by
 * the object that has it: https://developer.mozilla.org. ARIA attributes as properties are missing too.
 */
const missing: Record<string, readonly string[]> = {
  'HTMLElement.prototype': ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  'HTMLButtonElement.prototype': ['command', 'commandForElement', 'popoverTargetElement'],
  'HTMLDialogElement.prototype': ['closedBy', 'requestClose'],
  'Element.prototype': ['checkVisibility', 'moveBefore', 'setHTMLUnsafe', 'getHTML', 'role'],
  'Document.prototype': ['startViewTransition', 'prerendering'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf'],
  'Iterator.prototype': ['map', 'filter', 'flatMap', 'reduce', 'toArray', 'forEach', 'find'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  Promise: ['withResolvers', 'try'],
  AbortSignal: ['any'],
  URL: ['canParse', 'parse'],
  Intl: ['Segmenter'],
  window: [
    ...['Iterator', 'ToggleEvent', 'CommandEvent', 'CloseWatcher', 'URLPattern', 'trustedTypes'],
    ...['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation'],
  ],
};

/** What markup and styles have of it. Renamed, it means nothing to this browser either. */
const unknown = /:(?=popover-open|has\()| (?=popover=)/g;

/** What altered pages need: their policy names other styles, and Chromium asks who may reach a server on this machine. */
export const forAlteredPages = { bypassCSP: true, permissions: ['local-network-access'] };

/** Makes pages that are opened from now on run as in an old browser. */
export async function makeOld(page: Page): Promise<void> {
  await page.route(`${SITE}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(unknown, '$&unknown-');
    await route.fulfill({ response, body });
  });
  await page.addInitScript((missing) => {
    // Buttons with commands do nothing by themselves.
    window.addEventListener('command', (event) => event.preventDefault(), true);
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      setAttribute.call(this, name, name === 'closedby' ? `unknown-${value}` : value);
    };
    function remove(owner: object, name: string) {
      Reflect.deleteProperty(owner, name);
      if (Reflect.has(owner, name)) throw new Error(`${name} is still there.`);
    }
    for (const name of Object.keys(Element.prototype)) {
      if (name.startsWith('aria')) remove(Element.prototype, name);
    }
    for (const [path, names] of Object.entries(missing)) {
      const owner = path
        .split('.')
        .reduce<object>((object, name) => Reflect.get(object, name), window);
      for (const name of names) remove(owner, name);
    }
  }, missing);
}
