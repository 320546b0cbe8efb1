const removal = `Remove this?

It can’t be undone: the only way back is to leave the form without saving.`;

const reversal = `Take back everything that you changed here?

The form goes back to what was saved last. What you have changed since can’t be brought back.`;

/** The last button that was clicked outside of a message. */
let clicked: HTMLElement | null = null;

/**
 * From now on, writers are asked before a form discards what they wrote. After a message, the focus returns to the button
 * that led to it, or stays in a field that was chosen since, where the engine moves it to its menu.
 */
export function improveDialogs(): void {
  addEventListener('click', askFirst, { capture: true });
  addEventListener('close', returnFocus, { capture: true });
}

function askFirst(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (!target.closest('dialog')) clicked = target.closest('button');
  const question = questionAt(target);
  if (!question || confirm(question)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function returnFocus({ target }: Event): void {
  if (!(target instanceof HTMLDialogElement) || target.role !== 'alertdialog') return;
  const fromMenu = ({ target: menu, relatedTarget: before }: FocusEvent) => {
    if (!(menu instanceof Element) || menu.ariaHasPopup !== 'menu') return;
    const isElsewhere = before instanceof HTMLElement && !before.closest('dialog');
    (isElsewhere ? before : clicked)?.focus();
  };
  addEventListener('focusin', fromMenu, { capture: true, signal: AbortSignal.timeout(1000) });
}

function questionAt(clicked: Element): string | undefined {
  if (clicked.closest('.item-wrapper button[aria-label="Remove"]')) return removal;
  const words = clicked.closest('[role="menuitem"]')?.textContent?.trim();
  return words === 'Revert All Changes' ? reversal : undefined;
}
