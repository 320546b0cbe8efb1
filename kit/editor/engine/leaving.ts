/*
 * Relies on: the arrow at the top of a form being a `button.back`, which the engine itself clicks for the Escape key; the form
 * of a new file being at `#/collections/NAME/new`.
 * Without it: the Escape key takes what isn’t backed up yet, and one new page takes the place of another, unasked.
 * Would be replaced by: an event before a form is left; the engine documents none.
 */

/** Whether the open form is that of a file that was never saved. */
export function isNewForm(): boolean {
  return /^#\/collections\/\w+\/new/.test(location.hash);
}

interface Leaving {
  /** Asked when the arrow or, `isByKey`, the Escape key was pressed: the form is left once `leave` is called. */
  byArrow(leave: () => void, isByKey: boolean): void;
  /** Whether the form may be left by any other way, such as the browser’s own arrow. */
  otherwise(): boolean;
}

/** From now on, a form is left only if that is agreed to. */
export function onLeaving({ byArrow, otherwise }: Leaving): void {
  let isAgreed = false;
  addEventListener(
    'click',
    (event) => {
      const { target, isTrusted } = event;
      const arrow = target instanceof Element && target.closest('button.back');
      if (!(arrow instanceof HTMLElement) || isAgreed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      byArrow(() => {
        isAgreed = true;
        arrow.click();
      }, !isTrusted);
    },
    { capture: true },
  );
  // Browsers that don’t know it leave without a question.
  window.navigation?.addEventListener('navigate', (event) => {
    const { navigationType, hashChange, destination, cancelable } = event;
    const isByArrow = isAgreed;
    isAgreed = false;
    // The engine’s own moves aren’t prevented: it wouldn’t notice.
    if (isByArrow || !cancelable || !(hashChange || navigationType === 'traverse')) return;
    if (destination.url !== location.href && !otherwise()) event.preventDefault();
  });
}
