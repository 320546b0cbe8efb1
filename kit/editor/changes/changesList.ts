import type { Words } from '../../content/differences/changedWords';
import type { ToldChange } from '../../content/differences/toldChanges';

/** A change, which leads somewhere if it is one of a field. */
type ListedChange = Pick<ToldChange, 'sentence' | 'parts'> & { change?: unknown; source?: unknown };

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
    const isLink = open !== undefined && (change.change ?? change.source) !== undefined;
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

/** The same beside a question, about somebody else’s words and a writer’s own: it scrolls there, also by the arrow keys. */
export function conflictList(changes: readonly ListedChange[]): HTMLElement | undefined {
  if (changes.length === 0) return undefined;
  const heading = element('p', 'What that changes: theirs is struck out, yours is underlined.');
  const scrolled = element('div', changesList(changes));
  Object.assign(scrolled, { tabIndex: 0, role: 'group', ariaLabel: 'What that changes' });
  return Object.assign(element('div', heading, scrolled), { className: 'conflict-list' });
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
