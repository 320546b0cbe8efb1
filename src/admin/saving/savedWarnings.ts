import type { Problem } from '../../content/model/problem';

/** What the check warns of in a file as it was saved. */
export type SavedWarnings = Pick<Problem, 'field' | 'message' | 'advice'>[];

const latest = new Map<string, SavedWarnings>();
const listeners = new Set<(path: string) => void>();

/** Takes what the dev server has answered for a file, by a path such as `content/pages/clients.md`. */
export function noteWarnings(path: string, warnings: SavedWarnings): void {
  latest.set(path, warnings);
  for (const listener of listeners) listener(path);
}

/** Empty where the file hasn't been saved from here. */
export function warningsOf(path: string): SavedWarnings {
  return latest.get(path) ?? [];
}

/** @returns a function that stops listening */
export function onWarnings(listener: (path: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
