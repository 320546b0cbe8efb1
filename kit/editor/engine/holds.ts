/*
 * What the editor needs of the engine that the engine doesn't document or offer, for the version that package.json pins. Each
 * hold has a test, which fails where an update lacks it. Import this before the engine, which reads what it keeps in the
 * browser as it is loaded. Others are in `engineBundle.ts`, which holds for the build, `chosenFiles.ts`, `focusField.ts`
 * and `styles.css`.
 */

/** Set by the bundler: `true` for the editor of the dev server. */
declare const SAVES_IN_WORKING_COPY: boolean;

keepFormOpen();
if (SAVES_IN_WORKING_COPY) signIn();
askBeforeLoss();
returnFocus();
holdWhileSaving();

/** A form stays open once it is saved, unless the writer has chosen otherwise: by default it closes. */
function keepFormOpen(): void {
  const key = 'sveltia-cms.prefs';
  const chosen = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ closeOnSave: false, ...chosen }));
}

/** Nobody has to sign in to their own machine: the dev server asks for no token, but the engine for a button to be pressed. */
function signIn(): void {
  const user = { backendName: 'gitea', token: 'none' };
  localStorage.setItem('sveltia-cms.user', JSON.stringify(user));
}

/** Writers are asked before a form discards what they wrote: the engine has no way to undo it. */
function askBeforeLoss(): void {
  const removal = `Remove this?

It can’t be brought back alone: Revert All Changes brings it back, and takes all that you haven’t saved.`;
  const reversal = `Take back everything that you changed here?

The form goes back to what was saved last. What you have changed since can’t be brought back.`;

  /** The cross of an item, and the box of a group that is ticked off. */
  const removers =
    '.item-wrapper button[aria-label="Remove"], [role="checkbox"][aria-checked="true"]';

  function questionAt(clicked: Element): string | undefined {
    if (clicked.closest(removers)) return removal;
    const words = clicked.closest('[role="menuitem"]')?.textContent?.trim();
    return words === 'Revert All Changes' ? reversal : undefined;
  }

  function ask(event: MouseEvent): void {
    const question = event.target instanceof Element ? questionAt(event.target) : undefined;
    if (!question || confirm(question)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  addEventListener('click', ask, { capture: true });
}

/**
 * After a message, the focus returns to the button that led to it, or stays in a field that was chosen since: the engine
 * moves it to its menu.
 */
function returnFocus(): void {
  /** The last button that was clicked outside of a message. */
  let clicked: HTMLElement | null = null;

  function fromMenu({ target: menu, relatedTarget: before }: FocusEvent): void {
    if (!(menu instanceof Element) || menu.ariaHasPopup !== 'menu') return;
    const isElsewhere = before instanceof HTMLElement && !before.closest('dialog');
    (isElsewhere ? before : clicked)?.focus();
  }

  function remember({ target }: MouseEvent): void {
    if (target instanceof Element && !target.closest('dialog')) clicked = target.closest('button');
  }

  function watchFocus({ target }: Event): void {
    if (!(target instanceof HTMLDialogElement) || target.role !== 'alertdialog') return;
    const signal = AbortSignal.timeout(1000);
    addEventListener('focusin', fromMenu, { capture: true, signal });
  }

  addEventListener('click', remember, { capture: true });
  addEventListener('close', watchFocus, { capture: true });
}

/**
 * A form can't be changed while it is being saved: the engine then puts what it has saved in the place of what was typed in
 * the meantime. Afterwards the focus returns to the field that had it.
 */
function holdWhileSaving(): void {
  const form = '#first-pane-body';
  const savingButton = 'button[data-label="Saving…"]';
  let edited: Element | undefined;

  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest(form)) edited = target;
  });
  const freeze = () => {
    const held = document.querySelector(form);
    const isSaving = document.querySelector(savingButton) !== null;
    if (!(held instanceof HTMLElement) || held.inert === isSaving) return;
    held.inert = isSaving;
    const isIdle = !isSaving && document.activeElement === document.body;
    if (isIdle && edited instanceof HTMLElement) edited.focus();
  };
  const labels = { subtree: true, attributeFilter: ['data-label'] };
  new MutationObserver(freeze).observe(document.body, labels);
}
