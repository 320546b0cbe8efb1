import { modelOf } from '../../content/model/model';
import { childOf, fieldAt, groupsOf, recordOf } from '../../content/model/shape';
import { openFile } from './notes';

/** What a page has as its first section, and only there. */
const type = 'hero';

/** The menu that was asked for last. */
let opener: Element | null = null;

/**
 * From now on, the menus of a page that has a hero don’t offer another: neither to add one nor to duplicate it. The
 * engine makes each menu anew when it is opened.
 */
export function offerOneHero(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const menu = target instanceof Element && target.closest('[aria-haspopup="menu"]');
      if (menu && !menu.matches('[role="menuitem"]')) opener = menu;
    },
    { capture: true },
  );
  new MutationObserver((changes) => {
    const items = changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .flatMap((node) => (node instanceof Element ? [...node.querySelectorAll(menuItem)] : []));
    if (items.length > 0) hideHeroes(items);
  }).observe(document.body, { childList: true, subtree: true });
}

const menuItem = '[role="menuitem"]';

function hideHeroes(items: readonly Element[]): void {
  const types = typesOnPage();
  if (!types.includes(type) || !isOfSections(opener)) return;
  const section = fieldAt(modelOf('pages'), ['sections', 0]);
  const hero = section && groupsOf(section).get(type);
  const index = indexOf(opener);
  const hidden = new Set(hero && [recordOf(hero).label]);
  if (index !== undefined && types[index] === type) hidden.add('Duplicate');
  for (const item of items) {
    if (!(item instanceof HTMLElement) || !hidden.has(`${item.textContent}`.trim())) continue;
    item.style.display = 'none';
    item.ariaDisabled = 'true';
  }
}

function typesOnPage(): unknown[] {
  const file = openFile();
  const sections = file?.collection === 'pages' ? childOf(file.fields, 'sections') : undefined;
  return Array.isArray(sections) ? sections.map((section) => childOf(section, 'type')) : [];
}

/** Whether a button belongs to the list of sections itself, not to one of a section. */
function isOfSections(button: Element | null): boolean {
  return button?.closest('.field')?.getAttribute('data-key-path') === 'sections';
}

/** The place of the section whose menu it is; undefined for the menu of the list. */
function indexOf(button: Element | null): number | undefined {
  const item = button?.closest('.item-wrapper');
  return item?.parentElement ? [...item.parentElement.children].indexOf(item) : undefined;
}
