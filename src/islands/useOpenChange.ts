import { useEffect, useEffectEvent } from 'react';

type OnChange = (dialog: HTMLDialogElement) => void;

/**
 * Calls back whenever a dialog opens or closes, by a script, a `command` button or Escape, and once for each at the start,
 * since it may be open already.
 *
 * @param selector finds the dialogs
 * @returns a function that stops it
 */
export function onOpenChange(selector: string, notify: OnChange): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLDialogElement) notify(target);
  });
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(selector)) {
    notify(dialog);
    observer.observe(dialog, { attributeFilter: ['open'] });
  }
  return () => observer.disconnect();
}

/** `onOpenChange`, for as long as the component is mounted. */
export function useOpenChange(selector: string, onChange: OnChange): void {
  const notify = useEffectEvent(onChange);
  useEffect(() => onOpenChange(selector, (dialog) => notify(dialog)), [selector]);
}
