import { type CollectionName, contentModel } from '../../content/model/model';
import { showNotice } from '../saving/notice';

/** How long after one file the next may come, of those that are read at once. */
const SOON_MS = 1000;

const found = new Set<string>();
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Tells of a file that the engine leaves out of its lists, since it can't be read: which one, what is wrong, who can mend it. */
export function tellBroken(collection: CollectionName, text: string, problem: string): void {
  const words = `${whichFile(collection, text)}\n${problem}`;
  if (found.has(words)) return;
  found.add(words);
  clearTimeout(waiting);
  waiting = setTimeout(() => void showNotice(noticeOf([...found]), 'OK'), SOON_MS);
}

function noticeOf(files: readonly string[]): string {
  const [what, is] = files.length === 1 ? ['A file', 'is'] : ['Some files', 'are'];
  return [
    `${what} can’t be read, and ${is} in no list here:`,
    ...files,
    'Nothing of what is in there is lost. Whoever changed it last in Git can mend it there, or a developer.',
  ].join('\n\n');
}

/** The place of a file of which only the text is known: with the line that its name was made from, if there are several. */
export function whichFile(collection: CollectionName, text: string): string {
  const { place, listed } = contentModel[collection];
  if (listed === undefined) return `content/${place}:`;
  const field = new RegExp(`^\\s*"?${listed.namedAfter}"?:.*`, 'm');
  const [line = text.trim().split('\n')[0] ?? ''] = field.exec(text) ?? [];
  return `In content/${place.split('/')[0]}, the one with “${line.trim().replace(/,$/, '')}”:`;
}
