import type { Words } from '../../content/differences/changedWords';
import type { ToldChange } from '../../content/differences/toldChanges';

/** A change, and the field in the form, such as `pages/clients.sections.2.title`. */
export interface ListedChange extends Omit<ToldChange, 'change'> {
  change?: unknown;
  source?: string | undefined;
}

/**
 * Draws changes, with words that are gone struck out and new ones underlined.
 *
 * @param open opens the place of a change; without it, no line leads anywhere
 */
export function changesList<Change extends ListedChange>(
  changes: readonly Change[],
  open?: (change: Change) => void,
): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'changes-list';
  list.append(
    ...changes.map((change) => {
      const item = document.createElement('li');
      const isLink = open !== undefined && change.change !== undefined;
      const sentence = document.createElement(isLink ? 'button' : 'p');
      if (sentence instanceof HTMLButtonElement) sentence.type = 'button';
      sentence.textContent = change.sentence;
      if (isLink) sentence.addEventListener('click', () => open(change));
      const words = document.createElement('p');
      words.append(...change.parts.flatMap(run));
      item.append(sentence, ...(change.parts.length > 0 ? [words] : []));
      return item;
    }),
  );
  return list;
}

function run({ kind, words, style }: Words): (Node | string)[] {
  const shown = style ? element(style, words) : words;
  if (kind === 'same') return [shown];
  const mark = element(kind === 'new' ? 'ins' : 'del', '');
  mark.append(unseen(kind === 'new' ? ' added: ' : ' removed: '), shown, unseen('; '));
  // A line can end between what is gone and what is new.
  return [mark, document.createElement('wbr')];
}

/** Words for those who hear the page. */
function unseen(words: string): HTMLElement {
  const hidden = element('span', words);
  hidden.className = 'visually-hidden';
  return hidden;
}

function element(name: 'ins' | 'del' | 'strong' | 'em' | 'span', words: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
}
