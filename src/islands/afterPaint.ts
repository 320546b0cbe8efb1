/**
 * Does costly work after the next paint, so that the visitor sees the effect of an action at once. Calls run in order.
 */
export function afterPaint(work: () => void): void {
  // Frame callbacks run before the paint; a task that they queue runs after it.
  requestAnimationFrame(() => setTimeout(work));
}

/** How long to wait for a paint: a hidden page has none. */
const unseenMs = 100;

/**
 * Resolves after the next paint, within a tenth of a second if there is none, or at once when the visitor leaves the
 * page.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, unseenMs);
    window.addEventListener('pagehide', () => resolve(), { once: true });
  });
}
