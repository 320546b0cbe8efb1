import { SnackbarProvider } from 'notistack';
import { useState } from 'react';
import { useOpenChange } from '../useOpenChange';
import { Toast } from './Toast';

/**
 * The toasts of all forms. While a dialog is open all else is inert, so they move into it and out again. Their element
 * stays the same one: notistack would never finish with toasts that lose the place they stand in.
 */
export function Toasts() {
  const [place] = useState(createPlace);
  useOpenChange('dialog', (dialog) => {
    if (place === undefined) return;
    if (dialog.open) {
      silence(place);
      dialog.append(place);
    } else if (!document.querySelector('dialog[open]')?.contains(place)) {
      document.body.append(place);
    }
  });
  return (
    <SnackbarProvider
      Components={{ success: Toast, error: Toast }}
      // A toast itself knows how long it stays.
      autoHideDuration={null}
      domRoot={place}
      maxSnack={1}
      transitionDuration={0}
      onEntered={keepFocusInView}
    />
  );
}

/** There is no document at build time, and no toast either. */
function createPlace(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const place = document.createElement('div');
  place.className = 'toasts';
  return place;
}

/** Good news that still stand there have been announced; in another place they would be once more. */
function silence(place: HTMLElement) {
  for (const toast of place.querySelectorAll('[role="alert"]')) toast.removeAttribute('role');
}

/** A toast takes room at the bottom, where the button may stand that was pressed last. */
function keepFocusInView() {
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}
