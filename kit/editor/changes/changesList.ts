import type { Words } from '../../content/differences/changedWords';
import { kindInWords } from '../../content/differences/changeLines';
import type { FileChanges, FormLine } from './fileChanges';

/** Nobody reads more of what is new or gone as a whole. */
const mostLetters = 600;

/**
 * Draws changes, with words that are gone struck out and new ones underlined.
 *
 * @param open opens a field such as `pages/clients.sections.2.title`; without it, no line leads anywhere
 */
export function changesList(
  { sentences, lines }: FileChanges,
  open?: (source: string) => void,
): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'changes-list';
  list.append(
    ...sentences.map((words) => item(words)),
    ...lines.map((line) => lineItem(line, open)),
  );
  return list;
}

function lineItem(line: FormLine, open?: (source: string) => void): HTMLElement {
  const place = document.createElement(open ? 'button' : 'strong');
  if (place instanceof HTMLButtonElement) place.type = 'button';
  place.textContent = line.where;
  place.addEventListener('click', () => open?.(line.source));
  const words = document.createElement('p');
  words.append(...line.words.flatMap(run));
  return item(place, ` ${kindInWords(line)}`, words);
}

function item(...parts: (Node | string)[]): HTMLElement {
  const element = document.createElement('li');
  element.append(...parts);
  return element;
}

function run({ kind, words }: Words): (Node | string)[] {
  const shown = words.length > mostLetters ? `${words.slice(0, mostLetters)}…` : words;
  if (kind === 'same') return [shown];
  const mark = document.createElement(kind === 'new' ? 'ins' : 'del');
  mark.append(unseen(kind === 'new' ? ' added: ' : ' removed: '), shown, unseen('; '));
  // A line can end between what is gone and what is new.
  return [mark, document.createElement('wbr')];
}

/** Words for those who hear the page. */
function unseen(words: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'visually-hidden';
  element.textContent = words;
  return element;
}
