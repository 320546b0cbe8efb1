import { expect } from '@playwright/test';
import { missedTransition } from '../support/guard';
import { recordedConsoleErrors } from './site';

/** The inside of a window, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

type Key = 'Tab' | 'Enter' | 'Escape';

/** A tab of a real browser. This is all that a driver does; the rest is in `Visitor`, once for all engines. */
export interface Tab {
  goto(address: string): Promise<unknown>;
  /** Starts going back to the previous page, which the browser may have cached. */
  goBack(): Promise<unknown>;
  /** The value of an expression in the page, which must be a string. */
  evaluate(expression: string): Promise<string>;
  movePointer(x: number, y: number): Promise<void>;
  pressPointer(): Promise<void>;
  releasePointer(): Promise<void>;
  pressKey(key: Key): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** A PNG of what can be seen. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
  /** Whether the driver has stopped answering. */
  hasStalled?(): boolean;
}

/** A running browser, which can reach only this machine. */
export interface Engine {
  /** Opens a tab that shares nothing with earlier ones. */
  openTab(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

export interface StartOptions {
  /** Whether the browser runs the scripts of pages. */
  scripts: boolean;
  /** Whether it accepts cookies; only Firefox can be told not to. */
  cookies: boolean;
}

/** How to find the dialogs, whatever their texts and ids. */
export const dialogs = {
  demo: 'dialog:has([name="requestType"][value="demo"])',
  contact: 'dialog:has([name="requestType"][value="contact"])',
  video: 'dialog:not(:has(form))',
};

export type DialogName = keyof typeof dialogs;

/** What a visitor types, by the name of the field. */
export const typed = {
  name: 'Robin Field',
  email: 'robin@office.example',
  phone: '+1 555 0100',
  company: 'Field & Sons',
  message: 'Two floors, forty desks.',
};

type Json = string | number | boolean | null | readonly Json[];

/** In CSS pixels from the corner of the window. */
export interface Point {
  x: number;
  y: number;
}

/** A visitor with a real browser. */
export class Visitor {
  /** Console output that doesn’t fail the test. */
  readonly allowed = [missedTransition];

  constructor(
    readonly tab: Tab,
    private readonly site: string,
  ) {}

  /** @param path such as `/clients` */
  async open(path: string): Promise<void> {
    await this.tab.goto(this.site + path);
  }

  /** Goes back to the previous page, which the browser may have cached. */
  async goBack(): Promise<void> {
    const here = await this.evaluate(() => location.href);
    await this.tab.goBack();
    await this.waitFor('the page before', (left) => location.href !== left, here);
  }

  /** Runs a function in the page; it sees only its arguments. */
  async evaluate<Args extends Json[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const call = `(${run})(...${JSON.stringify(args)})`;
    return JSON.parse(await this.tab.evaluate(`JSON.stringify(${call}) ?? 'null'`));
  }

  /** Waits until a function run in the page returns true. */
  async waitFor<Args extends Json[]>(
    what: string,
    holds: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    // While a page is being left, it can’t be queried.
    await expect(async () => {
      expect(await this.evaluate(holds, ...args), `waited for ${what}`).toBe(true);
    }).toPass();
  }

  /** Waits until an element matches. */
  waitForMatch(css: string): Promise<void> {
    return this.waitFor(css, (css) => document.querySelector(css) !== null, css);
  }

  /** Waits until the focus is on a match, or inside it. (WebKit's `:focus` may match nothing then.) */
  waitForFocus(css: string): Promise<void> {
    const holds = (css: string) => document.activeElement?.closest(css) != null;
    return this.waitFor(`the focus in ${css}`, holds, css);
  }

  /** Gives the sign that loads the scripts, and waits until they have taken over the forms. */
  async waitForScripts(): Promise<void> {
    await this.hover('[commandfor]');
    await this.waitFor('the forms to be taken over', () =>
      [...document.querySelectorAll<HTMLFormElement>('dialog form')].every(
        (form) => form.onsubmit !== null,
      ),
    );
  }

  /** Waits until the first visible match can be pressed in its middle, and returns where that is. */
  async placeOf(css: string): Promise<Point> {
    let place: Point | null = null;
    await expect(async () => {
      place = await this.evaluate(bringToView, css);
      expect(place, `waited to point at ${css}`).not.toBeNull();
    }).toPass();
    return place ?? this.placeOf(css);
  }

  async hover(css: string): Promise<void> {
    const { x, y } = await this.placeOf(css);
    await this.tab.movePointer(x, y);
  }

  async click(css: string): Promise<void> {
    const place = await this.placeOf(css);
    await this.drag(place);
  }

  /** Presses the button at one point and releases it at another, or the same. */
  async drag(from: Point, to?: Point): Promise<void> {
    await this.tab.movePointer(from.x, from.y);
    await this.tab.pressPointer();
    if (to) await this.tab.movePointer(to.x, to.y);
    await this.tab.releasePointer();
  }

  /** A selector for what opens a dialog; the first visible match counts. */
  openerOf(name: DialogName): Promise<string> {
    return this.evaluate(
      (css) => `[command="show-modal"][commandfor="${document.querySelector(css)?.id}"]`,
      dialogs[name],
    );
  }

  /** Clicks what opens a dialog, and waits until it is open. */
  async openDialog(name: DialogName): Promise<void> {
    await this.click(await this.openerOf(name));
    await this.waitForMatch(`${dialogs[name]}[open]`);
  }

  waitForClosed(name: DialogName): Promise<void> {
    return this.waitForMatch(`${dialogs[name]}:not([open])`);
  }

  /** Opens a form, and waits for the scripts. */
  async openForm(name: DialogName): Promise<void> {
    await this.openDialog(name);
    await this.waitForScripts();
  }

  /** Fills the open form in, field by field. */
  async fillIn(name: DialogName): Promise<void> {
    for (const [fieldName, value] of Object.entries(typed)) {
      const field = `${dialogs[name]} [name="${fieldName}"]`;
      // On an altered page, fields move when the islands re-render them.
      await expect(async () => {
        await this.click(field);
        const hasFocus = await this.evaluate(
          (css) => document.querySelector(css) !== null,
          `${field}:focus`,
        );
        expect(hasFocus, `${fieldName} has the focus`).toBe(true);
      }).toPass();
      await this.tab.type(value);
    }
  }

  /** The values of the fields in a form. */
  valuesIn(name: DialogName): Promise<Record<string, string>> {
    return this.evaluate(
      (dialog, names) => {
        const fields = [...document.querySelectorAll<HTMLInputElement>(`${dialog} [name]`)];
        const all = fields.map((field) => [field.name, field.value] as const);
        return Object.fromEntries(all.filter(([each]) => names.includes(each)));
      },
      dialogs[name],
      Object.keys(typed),
    );
  }

  submit(name: DialogName): Promise<void> {
    return this.click(`${dialogs[name]} [type="submit"]`);
  }

  /** Waits for a message on the page, or in a dialog that is open. */
  waitForToast(within = 'body'): Promise<void> {
    return this.waitForMatch(`${within} [role="alert"]`);
  }

  /** The console output of the site's pages that wasn’t allowed. */
  async consoleErrors(): Promise<string[]> {
    const kept = await this.evaluate(recordedConsoleErrors);
    return kept.filter((text) => !this.allowed.some((each) => each.test(text)));
  }
}

/** Runs in the page. Where the first visible match can be pressed, or null if it can't be yet. */
function bringToView(css: string): Point | null {
  // What is behind an open dialog can't be pressed.
  const within = document.querySelector('dialog[open]') ?? document;
  const element = [...within.querySelectorAll(css)].find((each) => each.checkVisibility());
  if (element === undefined) return null;
  for (const scroll of [false, true]) {
    if (scroll) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    if (element.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
  }
  return null;
}
