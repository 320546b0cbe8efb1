import { SnackbarProvider } from 'notistack';
import { useState } from 'react';
import { useOpenChange } from '../useOpenChange';
import { Toast } from './Toast';

/**
 * The toasts of all forms. While a dialog is open everything else is inert, so they move into it and back out. Their
 * container stays the same element: notistack never finishes with toasts that lose theirs.
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
      // Each toast times itself.
      autoHideDuration={null}
      domRoot={place}
      maxSnack={1}
      transitionDuration={0}
      onEntered={keepFocusInView}
    />
  );
}

/** At build time there is no document, and no toast either. */
function createPlace(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const place = document.createElement('div');
  place.className = 'toasts';
  return place;
}

/** Success messages still on screen have already been announced; moving them would announce them again. */
function silence(place: HTMLElement) {
  for (const toast of place.querySelectorAll('[role="alert"]')) toast.removeAttribute('role');
}

/** A toast takes up room at the bottom, where the button that was just pressed may be. */
function keepFocusInView() {
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}
