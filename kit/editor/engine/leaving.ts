/*
 * Relies on: the arrow at the top of a form being a `button.back`, which the engine itself clicks for the Escape key.
 * Without it: the Escape key takes what isn’t backed up yet, and no question is asked.
 * Would be replaced by: an event before a form is left; the engine documents none.
 */

/**
 * From now on, a form is left only once `leave` is called.
 *
 * @param ask gets `leave`, and whether the Escape key was pressed rather than the arrow
 */
export function onLeaving(ask: (leave: () => void, isByKey: boolean) => void): void {
  let isLeaving = false;
  function hold(event: MouseEvent): void {
    const { target, isTrusted } = event;
    const arrow = target instanceof Element && target.closest('button.back');
    if (!(arrow instanceof HTMLElement) || isLeaving) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    ask(() => {
      isLeaving = true;
      arrow.click();
      isLeaving = false;
    }, !isTrusted);
  }
  addEventListener('click', hold, { capture: true });
}
