/*
 * Relies on: the Save button’s `data-label`, by which `saveState.ts` knows that a form is being saved; the form being in
 * `#first-pane-body`.
 * Without it: what is typed while a form is saved is replaced by what it had before.
 * Would be replaced by: nothing, once the engine keeps what is typed during a save.
 */
import { isSaving } from './saveState';

const form = '#first-pane-body';

/** From now on, a form can’t be changed while it is being saved. Afterwards the focus returns to the field that had it. */
export function freezeWhileSaving(): void {
  let edited: Element | undefined;
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest(form)) edited = target;
  });
  const freeze = () => {
    const frozen = document.querySelector(form);
    if (!(frozen instanceof HTMLElement) || frozen.inert === isSaving()) return;
    frozen.inert = isSaving();
    const isIdle = !frozen.inert && document.activeElement === document.body;
    if (isIdle && edited instanceof HTMLElement) edited.focus();
  };
  const labels = { subtree: true, attributeFilter: ['data-label'] };
  new MutationObserver(freeze).observe(document.body, labels);
}
