import { css, Global } from '@emotion/react';
import { graphql } from 'gatsby';
import { theme } from '../../theme';
import { RequestDialog } from './RequestDialog';
import type { RequestFormProps } from './RequestForm';
import { Toasts } from './Toasts';

/** The demo and contact dialogs, which share what is typed, and their toasts. */
export function RequestDialogs(props: Omit<RequestFormProps, 'type'>) {
  return (
    <>
      <Global styles={toastPlace} />
      <RequestDialog type="demo" {...props} />
      <RequestDialog type="contact" {...props} />
      <Toasts />
    </>
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
    privacy {
      words
      address
    }
    sending
    close
    dismiss
    successTitle
    errorTitle
    missing
    malformedEmail
    refusedSign
    mailRefused
    failed
    mailInstead
    noScript
    honeypot {
      name
      label
    }
  }
`;

/**
 * Toasts are at the bottom of the page, or last in the open dialog and sticky to its bottom edge, so the end of the
 * dialog can always be scrolled clear of them, and its close button is never covered.
 */
const toastPlace = css`
  /* notistack moves and spaces its toasts, and makes them wider than a phone's dialog. */
  div.toasts * {
    min-width: 0;
    transition: none !important;
  }

  .toasts .notistack-SnackbarContainer > *,
  .toasts .notistack-Snackbar {
    width: 100%;
  }

  .toasts .notistack-CollapseWrapper {
    padding: 0 !important;
  }

  .toasts .notistack-SnackbarContainer {
    position: static;
    width: auto;
    max-width: none;
    transform: none;
  }

  /* Not even a fraction of a pixel may extend past the dialog's end. */
  dialog > .toasts {
    padding-bottom: 1px;
  }

  body > .toasts {
    position: fixed;
    z-index: 2;
    inset: auto ${theme.space[16]} ${theme.space[16]};
    max-width: 32rem;
    margin-inline: auto;
  }

  ${theme.tallViewport} {
    dialog > .toasts {
      position: sticky;
      bottom: 0;
      padding-bottom: 0;
    }

    :is(html, dialog):has(.notistack-Snackbar) {
      scroll-padding-bottom: 14rem;
    }
  }
`;
