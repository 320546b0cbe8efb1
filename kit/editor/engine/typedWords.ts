/*
 * Relies on: the Save button’s `data-label`, “Save” or “Saving…”, a question of the engine’s being a `dialog`, and the class
 * `processing` of a picture that is being made smaller; a form being in `#first-pane-body`, that of a new file at
 * `#/collections/NAME/new`; the arrow at its top being a `button.back`, which the engine itself clicks for the Escape key; the
 * labels “Remove”, “Revert Changes” and “Revert All Changes”, and the role and state of the box by which a group is left out.
 * Without it: typed words leave the form unasked, what is typed during a save is lost, or a new picture is left out of it.
 * Would be replaced by: events before a form is left and before a part of it goes; the engine documents only `preSave` and
 * `postSave`.
 */
import { revertButton } from './buttons';

const leaving = `Leave this form without saving?

What you changed isn’t saved. The browser keeps it until you open the form again; of new files that weren’t saved, only the last.`;

const removal = `Remove this?

It can’t be brought back alone: ${revertButton} brings it back, and takes all that you haven’t saved.`;

const reversal = `Take back what you changed here?

It goes back to what was saved last. What you have changed since can’t be brought back.`;

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
function hasUnsaved(): boolean {
  return isSaving() || document.querySelector('button[data-label="Save"]:enabled') !== null;
}

/** Whether a picture that was chosen is still being made smaller. */
export function isProcessingPicture(): boolean {
  return document.querySelector('.field .processing') !== null;
}

/** Lets no form be changed while it is being saved. Afterwards the focus returns to the field that had it. */
function freezeWhileSaving(): void {
  const form = '#first-pane-body';
  let edited: HTMLElement | undefined;
  addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest(form)) edited = target;
  });
  const freeze = () => {
    const frozen = document.querySelector<HTMLElement>(form);
    if (frozen === null || frozen.inert === isSaving()) return;
    frozen.inert = isSaving();
    if (!frozen.inert && document.activeElement === document.body) edited?.focus();
  };
  const labels = { subtree: true, attributeFilter: ['data-label'] };
  new MutationObserver(freeze).observe(document.body, labels);
}

/** When something was last typed, and the address of its form. */
let typed = { at: 0, form: '' };

/** Resolves once the browser has kept what was typed last. What it keeps after a save, the engine would offer to restore. */
export function untilKept(): Promise<void> {
  return new Promise((done) => setTimeout(done, typed.at + BACKUP_MS - Date.now()));
}

/**
 * Asks before typed words go: the page is closed, the form is left, or a part of it is removed or reverted. None can be typed
 * while the form is saved.
 */
export function guardTypedWords(): void {
  freezeWhileSaving();
  for (const change of ['input', 'change']) {
    addEventListener(change, () => {
      typed = { at: Date.now(), form: location.href };
      isAgreed = false;
    });
  }
  addEventListener('beforeunload', (event) => {
    if (isAtRisk()) event.preventDefault();
  });
  addEventListener('click', onClick, { capture: true });
  // Browsers that don’t know it leave without a question.
  window.navigation?.addEventListener('navigate', onNavigate);
}

/** Whether something was typed that isn’t saved: a new form looks unsaved from its beginning. */
function isAtRisk(): boolean {
  const isNew = /^#\/collections\/\w+\/new/.test(location.hash);
  return hasUnsaved() && (!isNew || typed.form === location.href);
}

function mayLeave(): boolean {
  return !isAtRisk() || confirm(leaving);
}

/** Whether the writer has agreed to leave the form by the arrow. */
let isAgreed = false;

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const arrow = event.target.closest<HTMLElement>('button.back');
  if (arrow ? isAgreed : mayLose(event.target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!arrow || !mayLeave()) return;
  isAgreed = true;
  // By then, what was typed last is backed up.
  setTimeout(() => arrow.click(), hasUnsaved() ? BACKUP_MS : 0);
}

function onNavigate(event: NavigateEvent): void {
  const { navigationType, hashChange, destination, cancelable } = event;
  const isAsked = isAgreed;
  isAgreed = false;
  // The engine’s own moves aren’t prevented: it wouldn’t notice.
  if (isAsked || !cancelable || !(hashChange || navigationType === 'traverse')) return;
  if (destination.url !== location.href && !mayLeave()) event.preventDefault();
}

const removers =
  '.item-wrapper button[aria-label="Remove"], [role="checkbox"][aria-checked="true"]';

const reversals = ['Revert Changes', revertButton];

/** Whether what a click takes away may go. */
function mayLose(clicked: Element): boolean {
  if (clicked.closest(removers)) return confirm(removal);
  const chosen = clicked.closest('[role="menuitem"]')?.textContent?.trim() ?? '';
  return !reversals.includes(chosen) || confirm(reversal);
}
