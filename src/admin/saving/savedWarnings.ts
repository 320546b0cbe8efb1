import type { Problem } from '../../content/model/problem';

/** What the check warns of in a file as it was just saved. */
export interface SavedWarnings {
  /** The path of the file, such as `content/pages/clients.md`. */
  path: string;
  warnings: Pick<Problem, 'field' | 'message' | 'advice'>[];
}

type Listener = (saved: SavedWarnings) => void;

const listeners = new Set<Listener>();

export function tellWarnings(saved: SavedWarnings): void {
  for (const listener of listeners) listener(saved);
}

/** @returns ends the listening */
export function onWarnings(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
