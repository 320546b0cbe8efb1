/**
 * Does costly work once the frame that is due has been painted, so that a visitor sees at once that an act has
 * taken effect. Works are done in the order they were asked for.
 */
export function afterPaint(work: () => void): void {
  // A frame's callbacks run before it is painted; the task that they ask for runs after.
  requestAnimationFrame(() => setTimeout(work));
}

/** A page that is out of sight paints no frame. */
const unseenMs = 100;

/**
 * Resolves once the frame that is due has been painted, within a tenth of a second where none is, and at once where
 * the visitor leaves the page.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(resolve);
    setTimeout(resolve, unseenMs);
    window.addEventListener('pagehide', () => resolve(), { once: true });
  });
}
