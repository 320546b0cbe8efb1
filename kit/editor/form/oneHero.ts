import { childOf, fieldAt, groupsOf, recordOf } from '../../content/fields/shape';
import { modelOf } from '../../content/model/model';
import { openFile } from './notes';

const opener = '[aria-haspopup="menu"][aria-expanded="true"]:not([role="menuitem"])';

/**
 * From now on, the menus of a page that begins with a hero don’t offer another: neither to add one nor to duplicate it. The
 * engine makes each menu anew when it is opened.
 */
export function offerOneHero(): void {
  new MutationObserver(hideHeroes).observe(document.body, { childList: true, subtree: true });
}

function hideHeroes(): void {
  const button = document.querySelector(opener);
  const list = button?.closest('.field')?.getAttribute('data-key-path');
  const file = openFile();
  const first = ['sections', 0, 'type'].reduce(childOf, file?.fields);
  if (list !== 'sections' || file?.collection !== 'pages' || first !== 'hero') return;
  const section = fieldAt(modelOf('pages'), ['sections', 0]);
  const hero = section && groupsOf(section).get('hero');
  const isOfHero = button?.closest('.item-wrapper:first-child');
  const hidden = [hero && recordOf(hero).label, isOfHero ? 'Duplicate' : undefined];
  for (const item of document.querySelectorAll<HTMLElement>('[role="menuitem"]')) {
    if (!hidden.includes(item.textContent?.trim())) continue;
    item.style.display = 'none';
    item.ariaDisabled = 'true';
  }
}
