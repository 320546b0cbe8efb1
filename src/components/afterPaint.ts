/**
 * Does costly work once the frame that is due has been painted, so that a visitor sees at once that an act has
 * taken effect. Works are done in the order they were asked for.
 */
export function afterPaint(work: () => void): void {
  // A frame's callbacks run before it is painted; the task that they ask for runs after.
  requestAnimationFrame(() => setTimeout(work));
}
