import type { Problem } from '../../content/model/problem';

/** What the check warns of in each file as it was saved. */
const latest = new Map<string, readonly Problem[]>();

/** Keeps the dev server's answer for a file, such as `content/pages/clients.md`, and fires the event `saved`. */
export function noteWarnings(path: string, warnings: readonly Problem[]): void {
  latest.set(path, warnings);
  document.dispatchEvent(new Event('saved'));
}

/** Undefined where the file hasn't been saved from here; the same list until it is saved again. */
export function warningsOf(path: string): readonly Problem[] | undefined {
  return latest.get(path);
}
