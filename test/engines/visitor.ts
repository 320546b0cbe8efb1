import { expect } from '@playwright/test';
import { missedTransition } from '../support/guard';
import { recordedConsoleErrors } from './consoleErrors';
import type { Key, Tab } from './engine';
import { formsAreReady } from './places';

type Json = string | number | boolean | null | readonly Json[];

/** In CSS pixels from the corner of the window. */
export interface Point {
  x: number;
  y: number;
}

/** A visitor with a real browser. */
export class Visitor {
  /** Console output that doesn’t fail the test. */
  private readonly allowed = [missedTransition];

  constructor(
    private readonly tab: Tab,
    private readonly site: string,
  ) {}

  /** @param path such as `/clients` */
  open(path: string): Promise<void> {
    return this.tab.goto(this.site + path);
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

  /** Gives the sign that loads the scripts, and waits until they have taken over the forms. */
  async waitForScripts(): Promise<void> {
    await this.hover('[commandfor]');
    await this.waitFor('the forms to be taken over', formsAreReady);
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
    await this.hover(css);
    await this.tab.pressPointer();
    await this.tab.releasePointer();
  }

  /** Presses the button at one point and releases it at another, or the same. */
  async drag(from: Point, to = from): Promise<void> {
    await this.tab.movePointer(from.x, from.y);
    await this.tab.pressPointer();
    await this.tab.movePointer(to.x, to.y);
    await this.tab.releasePointer();
  }

  press(key: Key): Promise<void> {
    return this.tab.pressKey(key);
  }

  /** Types into whatever has the focus. */
  type(text: string): Promise<void> {
    return this.tab.type(text);
  }

  /** Allows matching console output. */
  allowConsoleError(text: RegExp): void {
    this.allowed.push(text);
  }

  /** Waits for matching console output, and allows it. */
  async expectConsoleError(text: RegExp): Promise<void> {
    this.allowConsoleError(text);
    await expect
      .poll(() => this.evaluate(recordedConsoleErrors), {
        message: `waited for the console: ${text}`,
      })
      .toContainEqual(expect.stringMatching(text));
  }

  /** The console output of the site's pages that wasn’t allowed. */
  async consoleErrors(): Promise<string[]> {
    const kept = await this.evaluate(recordedConsoleErrors);
    return kept.filter((text) => !this.allowed.some((each) => each.test(text)));
  }

  screenshot(): Promise<Buffer> {
    return this.tab.screenshot();
  }

  close(): Promise<void> {
    return this.tab.close();
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
