import type { Page } from '@playwright/test';
import { layoutFaults, spaceText } from '../support/measures';
import { expect, test } from '../support/site';

/** The labels as translators have them: audiences, log-in, contact, and the menu’s button. */
const languages = {
  English: ['For Dealers', 'For Clients', 'Log In', 'Contact Sales', 'Menu'],
  German: ['Für Möbelhändler', 'Für Auftraggeber', 'Anmelden', 'Vertrieb kontaktieren', 'Menü'],
  Finnish: [
    'Huonekaluliikkeille',
    'Toimistoasiakkaille',
    'Kirjaudu sisään',
    'Ota yhteyttä myyntiin',
    'Valikko',
  ],
};

const widths = [390, 834, 1024, 1280];

/** Gives the header these labels. */
async function relabel(page: Page, labels: readonly string[]): Promise<void> {
  await page.locator('header').evaluate((header, labels) => {
    const places = header.querySelectorAll('nav a, nav button, [popovertarget]');
    const [menu, ...others] = places;
    [...others, menu].forEach((place, index) => {
      const text = [...(place?.childNodes ?? [])].find(({ nodeType }) => nodeType === 3);
      if (text) text.nodeValue = labels[index] ?? '';
    });
  }, labels);
}

/** What the header covers of what anchors lead to, and of what has the focus, on the way back to the top. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bottom = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const faults: string[] = [];
    function note(what: string, element: Element) {
      const { top } = element.getBoundingClientRect();
      if (top < bottom())
        faults.push(`${what} is ${Math.round(bottom() - top)} px below the header`);
    }
    for (const target of document.querySelectorAll('main [id]')) {
      if (!target.checkVisibility()) continue;
      location.hash = target.id;
      note(target.id, target);
    }
    const stops = [...document.querySelectorAll<HTMLElement>(':is(main, footer) :is(a, button)')];
    for (const stop of stops.reverse()) {
      if (!stop.checkVisibility()) continue;
      stop.focus();
      note(stop.textContent, stop);
    }
    return faults;
  });
}

/** What visitors may set, besides the size of all text: test/page/largeText.spec.ts. */
const settings: Record<string, (page: Page) => Promise<void>> = {
  'no setting': async () => undefined,
  'text spacing': (page) => spaceText(page),
  'type of 40 px at least': (page) => enlargeType(page, 40),
};

/** Does what a browser's smallest size of type does. */
function enlargeType(page: Page, least: number): Promise<void> {
  return page.locator('body *').evaluateAll((elements, least) => {
    const small = elements.filter(
      (element) => Number.parseFloat(getComputedStyle(element).fontSize) < least,
    );
    for (const element of small) {
      if (element instanceof HTMLElement) element.style.fontSize = `${least}px`;
    }
  }, least);
}

test.use({ reducedMotion: 'reduce' });

for (const [language, labels] of Object.entries(languages)) {
  test(`the header covers nothing with ${language} labels, whatever the window and the type`, async ({
    page,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      for (const [setting, set] of Object.entries(settings)) {
        const at = `${width} px, ${setting}`;
        await page.goto('/');
        await relabel(page, labels);
        await set(page);
        if (!setting.includes('40')) {
          expect(await layoutFaults(page), at).toEqual([]);
        }
        expect(await covered(page), at).toEqual([]);
      }
    }
  });
}
