import { SnackbarProvider } from 'notistack';
import { useState } from 'react';
import { siteDialog } from '../../components/siteDialog';
import { useOpenChange } from '../useOpenChange';
import { closeToasts } from './closeToasts';
import { showFocused } from './showFocused';
import { Toast } from './Toast';

/**
 * The toasts of all forms. While a dialog is open everything else is inert, so their container moves into it and back
 * out, and none of them outlasts that. It stays the same element: notistack never finishes with toasts that lose theirs.
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
      // Nobody is timed.
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
  // Some browsers announce an alert only within a live region that is there before it.
  place.setAttribute('aria-live', 'assertive');
  return place;
}
