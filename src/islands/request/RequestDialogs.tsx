import { graphql } from 'gatsby';
import { SnackbarProvider } from 'notistack';
import { useCallback, useState } from 'react';
import { RequestDialog } from './RequestDialog';
import { Toast } from './Toast';

interface RequestDialogsProps {
  words: Queries.RequestDialogsFragment;
  /** The address of the form service. */
  endpoint: string;
}

/**
 * The demo and the contact dialog, which share what was typed, and the toasts of both.
 * While a dialog is open all else is inert, so the toasts stand inside it.
 */
export function RequestDialogs({ words, endpoint }: RequestDialogsProps) {
  const [openDialog, setOpenDialog] = useState<HTMLDialogElement>();
  const onOpenChange = useCallback((dialog: HTMLDialogElement, open: boolean) => {
    setOpenDialog((current) => {
      if (open) return dialog;
      return current === dialog ? undefined : current;
    });
  }, []);
  return (
    <SnackbarProvider
      Components={{ success: Toast, error: Toast }}
      // At the bottom a toast would cover the submit button on a phone.
      anchorOrigin={{ horizontal: 'center', vertical: 'top' }}
      autoHideDuration={10_000}
      domRoot={openDialog}
      maxSnack={1}
      transitionDuration={0}
    >
      <RequestDialog type="demo" words={words} endpoint={endpoint} onOpenChange={onOpenChange} />
      <RequestDialog type="contact" words={words} endpoint={endpoint} onOpenChange={onOpenChange} />
    </SnackbarProvider>
  );
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
  }
`;
