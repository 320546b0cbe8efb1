import type { Words } from '../../content/differences/changedWords';
import type { ToldChange } from '../../content/differences/toldChanges';

/** A change, which leads somewhere if it is one of a field. */
export interface ListedChange<Place = unknown> extends Omit<ToldChange, 'change'> {
  change?: Place | undefined;
}

/**
 * Draws changes, with words that are gone struck out and new ones underlined.
 *
 * @param open opens the place of a change; without it, no line leads anywhere
 */
export function changesList<Change extends ListedChange>(
  changes: readonly Change[],
  open?: (change: Change, button: HTMLElement) => void,
): HTMLElement {
  const items = changes.map((change) => {
    const isLink = open !== undefined && change.change !== undefined;
    const sentence = element(isLink ? 'button' : 'p', change.sentence);
    if (isLink) {
      sentence.setAttribute('type', 'button');
      sentence.addEventListener('click', () => open(change, sentence));
    }
    const words = change.parts.map(run);
    return element('li', sentence, ...(words.length > 0 ? [element('p', ...words)] : []));
  });
  return Object.assign(element('ul', ...items), { className: 'changes-list' });
}

function run({ kind, words, style }: Words): Node | string {
  const shown = style ? element(style, words) : words;
  if (kind === 'same') return shown;
  const [name, said] = kind === 'new' ? (['ins', 'added'] as const) : (['del', 'removed'] as const);
  return element(name, unseen(` ${said}: `), shown, unseen('; '));
}

/** Words for those who hear the page. */
function unseen(words: string): HTMLElement {
  return Object.assign(element('span', words), { className: 'visually-hidden' });
}

/** Makes an element with such parts. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...parts: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...parts);
  return made;
}
