import { type DialogName, dialogs } from './places';
import type { Visitor } from './visitor';

/** A selector for what opens a dialog; the first visible match counts. */
export function openerOf(visitor: Visitor, name: DialogName): Promise<string> {
  return visitor.evaluate(
    (css) => `[command="show-modal"][commandfor="${document.querySelector(css)?.id}"]`,
    dialogs[name],
  );
}

/** Clicks what opens a dialog, and waits until it is open. */
export async function openDialog(visitor: Visitor, name: DialogName): Promise<void> {
  await visitor.click(await openerOf(visitor, name));
  await visitor.waitFor(`the open dialog (${name})`, matches, `${dialogs[name]}[open]`);
}

export async function waitForClosed(visitor: Visitor, name: DialogName): Promise<void> {
  await visitor.waitFor(`the closed dialog (${name})`, matches, `${dialogs[name]}:not([open])`);
}

/** Waits until the focus is on a match, or inside it. */
export async function waitForFocus(visitor: Visitor, css: string): Promise<void> {
  await visitor.waitFor(`the focus in ${css}`, hasFocus, css);
}

/** Runs in the page. (WebKit's `:focus` may match nothing even though an element has the focus.) */
function hasFocus(css: string): boolean {
  return document.activeElement?.closest(css) != null;
}

/** Runs in the page: whether anything matches. */
export function matches(css: string): boolean {
  return document.querySelector(css) !== null;
}
