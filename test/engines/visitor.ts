import { expect } from '@playwright/test';
import { missedTransition } from '../support/guard';
import { keptComplaints } from './complaints';
import type { Key, Tab } from './engine';
import { formsAreReady } from './places';

type Json = string | number | boolean | null | readonly Json[];

/** In CSS pixels from the corner of the window. */
export interface Point {
  x: number;
  y: number;
}

/** Somebody who visits the site with a real browser. */
export class Visitor {
  /** What the console may show without failing the test. */
  private readonly allowed = [missedTransition];

  constructor(
    private readonly tab: Tab,
    private readonly site: string,
  ) {}

  /** @param path such as `/clients` */
  open(path: string): Promise<void> {
    return this.tab.goto(this.site + path);
  }

  /** Goes to the page before, which the browser may have kept. */
  async goBack(): Promise<void> {
    const here = await this.evaluate(() => location.href);
    await this.tab.goBack();
    await this.waitFor('the page before', (left) => location.href !== left, here);
  }

  /** Runs a function in the page, which sees nothing but its arguments. */
  async evaluate<Args extends Json[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const call = `(${run})(...${JSON.stringify(args)})`;
    return JSON.parse(await this.tab.evaluate(`JSON.stringify(${call}) ?? 'null'`));
  }

  /** Waits until a function that runs in the page says true. */
  async waitFor<Args extends Json[]>(
    what: string,
    holds: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    // While a page is left, nothing can be asked of it.
    await expect(async () => {
      expect(await this.evaluate(holds, ...args), `waited for ${what}`).toBe(true);
    }).toPass();
  }

  /** Gives the sign that brings the scripts, and waits until they have taken the forms over. */
  async waitForScripts(): Promise<void> {
    await this.hover('[commandfor]');
    await this.waitFor('the forms to be taken over', formsAreReady);
  }

  /** Waits until the first visible element that matches can be pressed in its middle, and says where that is. */
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

  /** Presses the button at one point and releases it at another, or at the same. */
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

  /** Lets the console show what matches. */
  allowComplaint(text: RegExp): void {
    this.allowed.push(text);
  }

  /** Waits until the console has shown what matches, and lets it. */
  async expectComplaint(text: RegExp): Promise<void> {
    this.allowComplaint(text);
    await expect
      .poll(() => this.evaluate(keptComplaints), { message: `waited for the console: ${text}` })
      .toContainEqual(expect.stringMatching(text));
  }

  /** What the consoles of the site's pages have shown and nobody allowed. */
  async complaints(): Promise<string[]> {
    const kept = await this.evaluate(keptComplaints);
    return kept.filter((text) => !this.allowed.some((each) => each.test(text)));
  }

  screenshot(): Promise<Buffer> {
    return this.tab.screenshot();
  }

  close(): Promise<void> {
    return this.tab.close();
  }
}

/** Runs in the page. Where the first visible element that matches can be pressed, or null where it can't be yet. */
function bringToView(css: string): Point | null {
  // What lies behind an open dialog can't be pressed.
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
