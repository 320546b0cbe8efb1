import { css, Global } from '@emotion/react';
import { graphql } from 'gatsby';
import { SnackbarProvider } from 'notistack';
import { useState } from 'react';
import { theme } from '../../theme';
import { RequestDialog } from './RequestDialog';
import { Toast } from './Toast';

interface RequestDialogsProps {
  words: Queries.RequestDialogsFragment;
  /** The address of the form service. */
  endpoint: string;
  /** Where visitors can write to directly. */
  email: string;
}

/**
 * The demo and the contact dialog, which share what was typed, and the toasts of both.
 * While a dialog is open all else is inert, so the toasts move into it and out again. Their element
 * stays the same one: notistack would never finish with toasts that lose the place they stand in.
 */
export function RequestDialogs({ words, endpoint, email }: RequestDialogsProps) {
  const [toasts] = useState(createToastRoot);
  function onOpenChange(dialog: HTMLDialogElement) {
    if (toasts === undefined) return;
    if (dialog.open) {
      silence(toasts);
      dialog.append(toasts);
    } else if (!document.querySelector('dialog[open]')?.contains(toasts))
      document.body.append(toasts);
  }
  const shared = { words, endpoint, email, onOpenChange };
  return (
    <SnackbarProvider
      Components={{ success: Toast, error: Toast }}
      // A toast itself knows how long it stays.
      autoHideDuration={null}
      domRoot={toasts}
      maxSnack={1}
      transitionDuration={0}
      onEntered={keepFocusInView}
    >
      <Global styles={toastPlace} />
      <RequestDialog type="demo" {...shared} />
      <RequestDialog type="contact" {...shared} />
    </SnackbarProvider>
  );
}

/** There is no document at build time, and no toast either. */
function createToastRoot(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  const root = document.createElement('div');
  root.className = 'toasts';
  return root;
}

/** Good news that still stand there have been announced; in another place they would be once more. */
function silence(toasts: HTMLElement) {
  for (const toast of toasts.querySelectorAll('[role="alert"]')) toast.removeAttribute('role');
}

/** A toast takes room at the bottom, where the button may stand that was pressed last. */
function keepFocusInView() {
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

export const fragment = graphql`
  fragment RequestDialogs on RequestWords {
    demo {
      title
      text
      submit
      subject
      success
    }
    contact {
      title
      text
      submit
      subject
      success
    }
    formFields {
      name {
        label
        hint
      }
      email {
        label
        hint
      }
      phone {
        label
        hint
      }
      company {
        label
        hint
      }
      message {
        label
        hint
      }
    }
    required
    optional
    sending
    close
    dismiss
    successTitle
    errorTitle
    missing
    malformedEmail
    failed
    mailInstead
    noScript
    trap {
      name
      label
    }
  }
`;

/**
 * Toasts stand at the bottom of the page, or after all else in the open dialog and stick to its edge there: so the
 * dialog's end can always be scrolled out from under them, and its close button is never covered.
 */
const toastPlace = css`
  /* notistack moves its toasts and makes them wider than a phone's dialog. */
  div.toasts * {
    min-width: 0;
    transition: none !important;
  }

  .toasts .notistack-SnackbarContainer > *,
  .toasts .notistack-Snackbar {
    width: 100%;
  }

  .toasts .notistack-SnackbarContainer {
    position: static;
    width: auto;
    max-width: none;
    transform: none;
  }

  dialog > .toasts:has(.notistack-Snackbar) {
    margin-top: ${theme.space[24]};
  }

  body > .toasts {
    position: fixed;
    z-index: 2;
    right: ${theme.space[16]};
    bottom: ${theme.space[16]};
    left: ${theme.space[16]};
    max-width: 32rem;
    margin-inline: auto;
  }

  ${theme.high} {
    dialog > .toasts {
      position: sticky;
      bottom: 0;
    }

    :is(html, dialog):has(.notistack-Snackbar) {
      scroll-padding-bottom: 14rem;
    }
  }
`;
