import { css, Global } from '@emotion/react';
import { graphql } from 'gatsby';
import { DataScript } from '../../components/DataScript';
import { Dialog } from '../../components/Dialog';
import { elementId } from '../../components/elementId';
import { theme } from '../../theme';
import { NoScriptMail } from './MailInstead';
import { RequestForm, type RequestFormProps } from './RequestForm';
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

/** One of the two forms. It is part of the built page, and works as a plain form without a script. */
export function RequestDialog(props: RequestFormProps) {
  const { type, words, endpoint, email } = props;
  return (
    <Dialog id={elementId.requestDialog(type)} title={words[type].title} closeLabel={words.close}>
      <p>{words[type].text}</p>
      <DataScript type="application/json" data={props} />
      <form action={endpoint} method="post" data-island="request-form">
        <RequestForm {...props} />
      </form>
      <NoScriptMail text={words.noScript} address={email} />
    </Dialog>
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
    empty
    malformedEmail
    failed
    mailInstead
    noScript
    honeypot {
      name
      label
    }
  }
`;

/** Places toasts at the end of the open dialog, where they cover nothing, or of the page, sticky to its bottom edge. */
const toastPlace = css`
  /* notistack's own boxes would move and space a toast, and make it wider than a phone's dialog. */
  .toasts [class*="notistack-"],
  .toasts .notistack-SnackbarContainer > * {
    display: contents !important;
  }

  .toasts [role="alert"] {
    min-width: 0;
  }

  .toasts * {
    transition: none !important;
  }

  /* Not even a fraction of a pixel may extend past the dialog's end. */
  dialog > .toasts {
    padding-bottom: 1px;
  }

  /* The end of the page, too, can be scrolled clear of them. */
  body > .toasts {
    position: sticky;
    z-index: 2;
    bottom: ${theme.space[16]};
    width: min(32rem, 100% - 2 * ${theme.space[16]});
    margin-inline: auto;
  }

  body > .toasts [role="alert"] {
    margin-top: ${theme.space[16]};
  }

  html:has(> body > .toasts [role="alert"]) {
    scroll-padding-bottom: min(14rem, 70vh);
  }
`;
