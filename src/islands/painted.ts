/** How long to wait for a paint: a hidden page has none. */
const unseenMs = 100;

/**
 * Resolves after the next paint, so that the visitor sees the effect of an action before costly work begins. Without a paint
 * it resolves within a tenth of a second, or at once when the visitor leaves the page.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    // Frame callbacks run before the paint; a task that they queue runs after it.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, unseenMs);
    window.addEventListener('pagehide', () => resolve(), { once: true });
  });
}
