const form = '#first-pane-body';
const savingButton = 'button[data-label="Saving…"]';

/**
 * From now on, a form can't be changed while it is being saved: the engine then puts what it has saved in the place of
 * what was typed in the meantime. Afterwards the focus returns to the field that had it.
 */
export function holdWhileSaving(): void {
  let edited: Element | undefined;
  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest(form)) edited = target;
  });
  const hold = () => {
    const held = document.querySelector(form);
    const isSaving = document.querySelector(savingButton) !== null;
    if (!(held instanceof HTMLElement) || held.inert === isSaving) return;
    held.inert = isSaving;
    const isIdle = !isSaving && document.activeElement === document.body;
    if (isIdle && edited instanceof HTMLElement) edited.focus();
  };
  const labels = { subtree: true, attributeFilter: ['data-label'] };
  new MutationObserver(hold).observe(document.body, labels);
}
