import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls back whenever a dialog opens or closes, however that came about (by a script, a `command` button, Escape),
 * and once at first, since it may have been opened before hydration. It holds no state: a dialog opens before
 * React knows, and nothing of it needs to be rendered anew.
 */
export function useOpenChange(
  dialog: RefObject<HTMLDialogElement | null>,
  onChange: (dialog: HTMLDialogElement) => void,
): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    tell(element);
    const observer = new MutationObserver(() => tell(element));
    observer.observe(element, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [dialog]);
}
