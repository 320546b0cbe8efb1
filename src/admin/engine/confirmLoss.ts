import { dialogButton, element, openDialog } from '../dialog';

/** The buttons of the engine's forms that delete text for good, and what to ask first. */
const losses = [
  {
    button: '.item-wrapper button[aria-label="Remove"]',
    title: 'Remove this?',
    explanation: 'This can’t be undone: the only way back is to leave the form without saving.',
    confirm: 'Remove',
    keep: 'Keep it',
  },
  {
    button: '[role="menuitem"]',
    words: 'Revert All Changes',
    title: 'Take back everything that you changed here?',
    explanation:
      'The form goes back to what was saved last. What you have changed since can’t be brought back.',
    confirm: 'Take it all back',
    keep: 'Keep my changes',
  },
];

/** From now on, writers are asked before a form discards what they wrote. */
export function confirmLosses(): void {
  addEventListener('click', askFirst, { capture: true });
}

function askFirst(event: MouseEvent): void {
  const { target, isTrusted } = event;
  // The click that follows a yes isn't a person's.
  if (!isTrusted || !(target instanceof Element)) return;
  for (const { button, words, ...question } of losses) {
    const clicked = target.closest<HTMLElement>(button);
    if (clicked === null || (words && clicked.textContent?.trim() !== words)) continue;
    event.preventDefault();
    event.stopImmediatePropagation();
    ask(question, () => clicked.click());
  }
}

function ask(
  { title, explanation, confirm, keep }: Omit<(typeof losses)[number], 'button' | 'words'>,
  onYes: () => void,
): void {
  const yes = dialogButton(confirm, () => {
    dialog.close();
    onYes();
  });
  const no = dialogButton(keep, () => dialog.close());
  const dialog = openDialog(title, element('p', explanation), no, yes);
}
