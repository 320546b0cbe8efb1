import { SnackbarProvider } from 'notistack';
import { useState } from 'react';
import { siteDialog } from '../../components/siteDialog';
import { useOpenChange } from '../useOpenChange';
import { showFocused } from './showFocused';
import { closeToasts, Toast } from './Toast';

/**
 * The toasts of all forms. An open dialog makes everything else inert, so their container moves into it and back out, and
 * they are closed. It stays the same element: notistack never removes a toast whose container is gone.
 */
export function Toasts() {
  const [place] = useState(createPlace);
  useOpenChange(siteDialog, () => {
    const parent = document.querySelector(`${siteDialog}[open]`) ?? document.body;
    if (place === undefined || place.parentElement === parent) return;
    closeToasts();
    parent.append(place);
  });
  return (
    <SnackbarProvider
      Components={{ success: Toast, error: Toast }}
      // Nobody has to read in time.
      autoHideDuration={null}
      domRoot={place}
      maxSnack={1}
      transitionDuration={0}
      onEntered={() => {
        place?.scrollIntoView({ block: 'nearest' });
        showFocused();
      }}
    />
  );
}

/** At build time there is no document, and no toast either. */
function createPlace(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const place = document.createElement('div');
  place.className = 'toasts';
  // Some browsers announce an alert only in a live region that was there before it.
  place.setAttribute('aria-live', 'assertive');
  return place;
}
