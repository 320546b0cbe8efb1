import { expect } from '@playwright/test';
import { words } from '../support/visitor';
import type { Session } from './webdriver';

/** By this key WebDriver names an element: https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const ESCAPE = '\uE00C';

/** The ids of the dialogs. */
export const dialogs = {
  demo: 'book-a-demo',
  contact: 'contact-sales',
  video: '_video-platform-tour',
} as const;

type DialogId = (typeof dialogs)[keyof typeof dialogs];

export const openerOf = (id: DialogId) => `:is(header, main) [commandfor="${id}"]`;

/** What a visitor types, by the name of the field. */
export const typed = { ...words, message: 'Two floors, forty desks.' };

/** A visitor with a real browser, which can reach only this machine. */
export class Visitor {
  constructor(
    private readonly session: Session,
    private readonly site: string,
  ) {}

  /** @param path such as `/clients` */
  async open(path: string): Promise<void> {
    await this.session.send('Navigate', '/url', { url: this.site + path });
  }

  async goBack(): Promise<void> {
    await this.session.send('Back', '/back', {});
  }

  /** Sets the size of the inside of the window, in CSS pixels, as far as the browser lets it. */
  async resize(width: number, height: number): Promise<void> {
    const resize = (height: number) =>
      this.session.send('SetWindowRect', '/window/rect', { x: 0, y: 0, width, height });
    await resize(height);
    // The window has toolbars of its own.
    await resize(2 * height - (await this.evaluate(() => innerHeight)));
  }

  /** Runs a function in the page; it sees only its argument. */
  async evaluate<Result>(run: (text: string) => Result, text = ''): Promise<Result> {
    const call = `(${run})(${JSON.stringify(text)})`;
    const script = `return JSON.stringify(${call}) ?? 'null'`;
    return JSON.parse(
      String(await this.session.send('ExecuteScript', '/execute/sync', { script, args: [] })),
    );
  }

  /** A PNG of what can be seen. */
  async screenshot(): Promise<Buffer> {
    const png = await this.session.send('TakeScreenshot', '/screenshot');
    return Buffer.from(String(png), 'base64');
  }

  /** Waits until a function run in the page returns true. */
  async waitFor(holds: (text: string) => boolean, text = ''): Promise<void> {
    // While a page is being left, it can’t be queried.
    await expect(async () => {
      expect(await this.evaluate(holds, text), `waited for ${holds} of ${text}`).toBe(true);
    }).toPass();
  }

  waitForMatch(css: string): Promise<void> {
    return this.waitFor((css) => document.querySelector(css) !== null, css);
  }

  /** Waits until the focus is on a match. (WebKit's `:focus` may match nothing then.) */
  waitForFocus(css: string): Promise<void> {
    return this.waitFor((css) => document.activeElement?.matches(css) === true, css);
  }

  /** Gives the sign that loads the scripts until they have taken over the forms: a page may still be loading. */
  waitForScripts(): Promise<void> {
    return this.waitFor(() => {
      const sign = new PointerEvent('pointermove', { bubbles: true });
      document.querySelector('[commandfor]')?.dispatchEvent(sign);
      const forms = document.querySelectorAll<HTMLFormElement>('form[data-island]');
      return [...forms].every(({ onsubmit }) => onsubmit !== null);
    });
  }

  /** Clicks the middle of the first match, once it is visible. */
  async click(css: string): Promise<void> {
    await expect(async () => {
      const query = { using: 'css selector', value: css };
      const id = Object(await this.session.send('FindElement', '/element', query))[elementKey];
      await this.session.send('ElementClick', `/element/${id}/click`, { id });
    }).toPass();
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.act('pointer', [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  /** Types into whatever has the focus. */
  async type(text: string): Promise<void> {
    const keys = [...text].flatMap((value) =>
      ['keyDown', 'keyUp'].map((type) => ({ type, value })),
    );
    await this.act('key', keys);
  }

  pressEscape(): Promise<void> {
    return this.type(ESCAPE);
  }

  private async act(type: 'key' | 'pointer', actions: object[]): Promise<void> {
    const source = { type, id: type, actions };
    await this.session.send('PerformActions', '/actions', { actions: [source] });
  }

  /** Clicks what opens a dialog, and waits until it is open. */
  async openDialog(id: DialogId): Promise<void> {
    await this.click(openerOf(id));
    await this.waitForMatch(`#${id}[open]`);
  }

  waitForClosed(id: DialogId): Promise<void> {
    return this.waitForMatch(`#${id}:not([open])`);
  }

  async openForm(id: DialogId): Promise<void> {
    await this.openDialog(id);
    await this.waitForScripts();
  }

  /** Fills the open form in, field by field. */
  async fillIn(id: DialogId): Promise<void> {
    for (const [name, value] of Object.entries(typed)) {
      const field = `#${id} [name="${name}"]`;
      // On an altered page, fields move when the islands re-render them.
      await expect(async () => {
        await this.click(field);
        const found = await this.evaluate((css) => document.activeElement?.matches(css), field);
        expect(found, `${name} has the focus`).toBe(true);
      }).toPass();
      await this.type(value);
    }
  }

  /** The values of the fields in a form. */
  valuesIn(id: DialogId): Promise<Record<string, string>> {
    const fields = Object.keys(typed).map((name) => `#${id} [name="${name}"]`);
    return this.evaluate((css) => {
      const found = [...document.querySelectorAll<HTMLInputElement>(css)];
      return Object.fromEntries(found.map(({ name, value }) => [name, value]));
    }, fields.join());
  }

  async submit(id: DialogId): Promise<void> {
    await this.click(`#${id} [type="submit"]`);
  }

  /** Submits a form, and waits until it is closed and confirmed. */
  async send(id: DialogId): Promise<void> {
    await this.submit(id);
    await this.waitForClosed(id);
    await this.waitForMatch('[role="alert"]');
  }
}
