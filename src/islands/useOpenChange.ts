import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back whenever one of the dialogs opens or closes, however that came about (a script, a `command` button,
 * Escape), and once at first for each, since it may have been opened before there was a script.
 *
 * @param selector finds the dialogs
 */
export function useOpenChange(
  selector: string,
  onChange: (dialog: HTMLDialogElement) => void,
): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof HTMLDialogElement) tell(target);
    });
    for (const dialog of document.querySelectorAll<HTMLDialogElement>(selector)) {
      tell(dialog);
      observer.observe(dialog, { attributeFilter: ['open'] });
    }
    return () => observer.disconnect();
  }, [selector]);
}
