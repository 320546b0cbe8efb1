import { pathOf } from '../../content/model/entry';
import { isCollection, isPageCollection } from '../../content/model/model';
import { openFile } from './notes';

/** From now on, whoever deletes pages is told what becomes of their addresses, and can keep them. */
export function askBeforeDeletion(): void {
  addEventListener('click', ask, { capture: true });
}

function ask(event: MouseEvent): void {
  const { target } = event;
  const clicked = target instanceof Element ? target : null;
  const button = clicked?.closest('[role="alertdialog"] button');
  if (button?.textContent?.trim() !== 'Delete') return;
  // In a form or in a list.
  const [, collection = ''] = /^#\/collections\/(\w+)/.exec(location.hash) ?? [];
  if (!isCollection(collection) || !isPageCollection(collection) || confirm(question())) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function question(): string {
  const file = openFile();
  const path = file && pathOf(file);
  return `Delete ${path ? `the page at ${path}` : 'these pages'}?

Whoever opens ${path ? 'its address, or one that it had before,' : 'their addresses'} will be told that there is no such page (404). To lead visitors elsewhere, add the address under Redirects once this is deleted.`;
}
