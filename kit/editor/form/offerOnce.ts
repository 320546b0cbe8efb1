import { childOf, fieldAt, groupsOf, recordOf } from '../../content/fields/shape';
import { contentModel, modelOf } from '../../content/model/model';
import { openFile } from './notes';

const opener = '[aria-haspopup="menu"][aria-expanded="true"]:not([role="menuitem"])';

/**
 * From now on, the menus of a file that begins with what it has once don’t offer another: neither to add one nor to
 * duplicate it. The engine makes each menu anew when it is opened.
 */
export function offerOnce(): void {
  new MutationObserver(hideOffers).observe(document.body, { childList: true, subtree: true });
}

function hideOffers(): void {
  const button = document.querySelector(opener);
  const list = button?.closest('.field')?.getAttribute('data-key-path');
  const file = openFile();
  const begins = file && contentModel[file.collection].begins;
  if (begins === undefined || list !== begins.list) return;
  if ([list, 0, 'type'].reduce<unknown>(childOf, file?.fields) !== begins.with) return;
  const item = file && fieldAt(modelOf(file.collection), [list, 0]);
  const group = item && groupsOf(item).get(begins.with);
  const isOfFirst = button?.closest('.item-wrapper:first-child');
  const hidden = [group && recordOf(group).label, isOfFirst ? 'Duplicate' : undefined];
  for (const item of document.querySelectorAll<HTMLElement>('[role="menuitem"]')) {
    if (!hidden.includes(item.textContent?.trim())) continue;
    item.style.display = 'none';
    item.ariaDisabled = 'true';
  }
}
