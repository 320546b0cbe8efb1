import { graphql } from 'gatsby';
import { SnackbarProvider } from 'notistack';
import { useState } from 'react';
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
    if (dialog.open) dialog.append(toasts);
    else if (!document.querySelector('dialog[open]')?.contains(toasts))
      document.body.append(toasts);
  }
  const shared = { words, endpoint, email, onOpenChange };
  return (
    <SnackbarProvider
      Components={{ success: Toast, error: Toast }}
      // At the bottom a toast would cover the submit button on a phone.
      anchorOrigin={{ horizontal: 'center', vertical: 'top' }}
      // A toast itself knows how long it stays.
      autoHideDuration={null}
      domRoot={toasts}
      maxSnack={1}
      transitionDuration={0}
    >
      <RequestDialog type="demo" {...shared} />
      <RequestDialog type="contact" {...shared} />
    </SnackbarProvider>
  );
}

/** There is no document at build time, and no toast either. */
function createToastRoot(): HTMLElement | undefined {
  return typeof document === 'undefined' ? undefined : document.createElement('div');
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
