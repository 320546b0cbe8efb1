import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back whenever one of the dialogs opens or closes, whatever the cause (a script, a `command` button, Escape),
 * and once for each at the start, since it may have been opened before the script ran.
 *
 * @param selector finds the dialogs
 * @returns what ends it
 */
export function onOpenChange(
  selector: string,
  tell: (dialog: HTMLDialogElement) => void,
): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLDialogElement) tell(target);
  });
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(selector)) {
    tell(dialog);
    observer.observe(dialog, { attributeFilter: ['open'] });
  }
  return () => observer.disconnect();
}

/** `onOpenChange`, for as long as the component is there. */
export function useOpenChange(
  selector: string,
  onChange: (dialog: HTMLDialogElement) => void,
): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => onOpenChange(selector, (dialog) => tell(dialog)), [selector]);
}
