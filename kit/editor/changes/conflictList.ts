import { changesList } from './changesList';
import type { FileChanges } from './fileChanges';

/** What differs between somebody else’s words and a writer’s own, for the question which of them to keep. */
export function conflictList({ changes }: FileChanges): HTMLElement {
  const box = document.createElement('div');
  box.className = 'conflict-list';
  const heading = document.createElement('p');
  heading.textContent = 'What that changes: theirs is struck out, yours is underlined.';
  const scrolled = document.createElement('div');
  // So that the arrow keys can scroll it.
  Object.assign(scrolled, { tabIndex: 0, role: 'group', ariaLabel: 'What that changes' });
  scrolled.append(changesList(changes));
  box.append(heading, scrolled);
  return box;
}
