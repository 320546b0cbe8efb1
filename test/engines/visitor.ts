import { expect } from '@playwright/test';

/** A tab of a real browser, which can reach only this machine. This is all that a driver does. */
export interface Tab {
  goto(address: string): Promise<unknown>;
  /** Starts going back to the previous page, which the browser may have cached. */
  goBack(): Promise<unknown>;
  /** The value of an expression in the page, which must be a string. */
  evaluate(expression: string): Promise<string>;
  /** Clicks the middle of the first match, once it is visible. */
  click(css: string): Promise<unknown>;
  clickAt(x: number, y: number): Promise<void>;
  pressEscape(): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** A PNG of what can be seen. */
  screenshot(): Promise<Buffer>;
  /** Ends the browser. */
  close(): Promise<void>;
}

export interface BrowserOptions {
  /** Whether it runs the scripts of pages. */
  scripts: boolean;
  /** Whether it accepts cookies. */
  cookies: boolean;
  /** The inside of its window, in CSS pixels. */
  size: { width: number; height: number };
}

/** The ids of the dialogs. */
export const dialogs = {
  demo: 'book-a-demo',
  contact: 'contact-sales',
  video: '_video-platform-tour',
} as const;

type DialogId = (typeof dialogs)[keyof typeof dialogs];

export const openerOf = (id: DialogId) => `:is(header, main) [commandfor="${id}"]`;

/** What a visitor types, by the name of the field. */
export const typed = {
  name: 'Robin Field',
  email: 'robin@office.example',
  phone: '+1 555 0100',
  company: 'Field & Sons',
  message: 'Two floors, forty desks.',
};

/** A visitor with a real browser. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly site: string,
  ) {}

  /** @param path such as `/clients` */
  async open(path: string): Promise<void> {
    await this.tab.goto(this.site + path);
  }

  async goBack(): Promise<void> {
    const here = await this.evaluate(() => location.href);
    await this.tab.goBack();
    await this.waitFor((left) => location.href !== left, here);
  }

  /** Runs a function in the page; it sees only its argument. */
  async evaluate<Result>(run: (text: string) => Result, text = ''): Promise<Result> {
    const call = `(${run})(${JSON.stringify(text)})`;
    return JSON.parse(await this.tab.evaluate(`JSON.stringify(${call}) ?? 'null'`));
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

  async click(css: string): Promise<void> {
    await expect(() => this.tab.click(css)).toPass();
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
      await this.tab.type(value);
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
