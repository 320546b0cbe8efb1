/*
 * Relies on: the Save button’s `data-label`, “Save” or “Saving…”, a question of the engine’s being a `dialog`, and the class
 * `processing` of a picture that is being made smaller; a form being in `#first-pane-body`, that of a new file at
 * `#/collections/NAME/new`; the arrow at its
 * top being a `button.back`, which the engine itself clicks for the Escape key; the labels “Remove”, “Revert Changes” and “Revert
 * All Changes”, and the role and state of the box by which a group is left out.
 * Without it: typed words leave the form unasked, what is typed during a save is lost, or a new picture is left out of it.
 * Would be replaced by: events before a form is left and before a part of it goes; the engine documents only `preSave` and
 * `postSave`.
 */
import { revertButton } from './buttons';

/** How long the engine may take to back up what was typed, which it does half a second after the last change. */
export const BACKUP_MS = 700;

/** Whether the open form is being saved, or the engine asks about that save, such as whether it goes into review. */
function isSaving(): boolean {
  return document.querySelector('button[data-label="Saving…"]') !== null;
}

/** Whether the writer waits for the open form to be saved: it is being saved, and nothing is asked. */
export function isSaveAwaited(): boolean {
  return isSaving() && document.querySelector('dialog[open]') === null;
}

/** Whether the open form has changes that aren’t saved, or are just being saved. */
export function hasUnsaved(): boolean {
  return isSaving() || document.querySelector('button[data-label="Save"]:enabled') !== null;
}

/** Whether the open form is that of a file that was never saved. */
export function isNewForm(): boolean {
  return /^#\/collections\/\w+\/new/.test(location.hash);
}

/** Whether a picture that was chosen is still being made smaller. */
export function isProcessingPicture(): boolean {
  return document.querySelector('.field .processing') !== null;
}

/** Lets no form be changed while it is being saved. Afterwards the focus returns to the field that had it. */
export function freezeWhileSaving(): void {
  const form = '#first-pane-body';
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

/** Lets a form be left, by whichever way, only if `mayLeave` says so, and once what was typed last is backed up. */
export function onLeaving(mayLeave: () => boolean): void {
  let isAgreed = false;
  addEventListener(
    'click',
    (event) => {
      const arrow = event.target instanceof Element && event.target.closest('button.back');
      if (!(arrow instanceof HTMLElement) || isAgreed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!mayLeave()) return;
      isAgreed = true;
      setTimeout(() => arrow.click(), hasUnsaved() ? BACKUP_MS : 0);
    },
    { capture: true },
  );
  // Browsers that don’t know it leave without a question.
  window.navigation?.addEventListener('navigate', (event) => {
    const { navigationType, hashChange, destination, cancelable } = event;
    const isAsked = isAgreed;
    isAgreed = false;
    // The engine’s own moves aren’t prevented: it wouldn’t notice.
    if (isAsked || !cancelable || !(hashChange || navigationType === 'traverse')) return;
    if (destination.url !== location.href && !mayLeave()) event.preventDefault();
  });
}

const removers =
  '.item-wrapper button[aria-label="Remove"], [role="checkbox"][aria-checked="true"]';

const reversals = ['Revert Changes', revertButton];

/** Lets a part of a form be removed, or what was changed be taken back, only if `mayLose` says so. */
export function onLoss(mayLose: (isRemoval: boolean) => boolean): void {
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const isRemoval = event.target.closest(removers) !== null;
      const chosen = event.target.closest('[role="menuitem"]')?.textContent?.trim() ?? '';
      if (!isRemoval && !reversals.includes(chosen)) return;
      if (mayLose(isRemoval)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
