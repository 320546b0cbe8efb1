/*
 * Relies on: the engine showing a toolbar once it has read the site, and none before.
 * Without it: what GitHub refuses while the editor opens ends in an empty page, or signs the writer out.
 * Would be replaced by: an event when the engine has read the site; it documents none.
 */

/** Whether the engine is still reading the site. */
export function isOpening(): boolean {
  return document.querySelector('[role="toolbar"]') === null;
}
