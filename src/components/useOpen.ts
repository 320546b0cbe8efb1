import { type RefObject, useEffect, useState } from 'react';

/** Whether a dialog is open, however it was opened: by a script, by a `command` button, before hydration. */
export function useOpen(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const read = () => setOpen(element.open);
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [dialog]);
  return open;
}
