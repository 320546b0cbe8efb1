import styled from '@emotion/styled';
import { useRef } from 'react';
import { PrimaryButton } from '../../components/Button';
import { Dialog, dialogId } from '../../components/Dialog';
import { useOpenChange } from '../../components/useOpenChange';
import { theme } from '../../theme';
import { MailAddress, MailInstead } from './MailInstead';
import { mailLink } from './mailLink';
import { RequestField } from './RequestField';
import type { RequestType } from './submitRequest';
import { Trap } from './Trap';
import { useRequestForm } from './useRequestForm';

interface RequestDialogProps {
  type: RequestType;
  words: Queries.RequestDialogsFragment;
  endpoint: string;
  email: string;
  onOpenChange: (dialog: HTMLDialogElement) => void;
}

/** One of the two forms. It stands in the page from the build on, and is a real form without a script. */
export function RequestDialog({ type, words, endpoint, email, onOpenChange }: RequestDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { form, sending, invalid, unsent, ready, onSubmit, onInput, onClose } = useRequestForm({
    type,
    words,
    endpoint,
    closeDialog: () => dialog.current?.close(),
  });
  useOpenChange(dialog, onOpenChange);

  const { title, text, submit, subject } = words[type];
  const id = dialogId.request(type);
  const field = {
    form: id,
    required: words.required,
    optional: words.optional,
    words: words.formFields,
    disabled: sending,
  };
  return (
    <Dialog
      id={id}
      ref={dialog}
      title={title}
      closeLabel={words.close}
      busy={sending}
      onClose={onClose}
    >
      <p>{text}</p>
      <form
        ref={form}
        action={endpoint}
        method="post"
        noValidate={ready}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <input type="hidden" name="requestType" value={type} />
        <input type="hidden" name="subject" value={subject} />
        <Trap name={words.trap.name} label={words.trap.label} />
        <Fields>
          <RequestField {...field} name="name" autoComplete="name" error={invalid?.name} needed />
          <RequestField
            {...field}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            error={invalid?.email}
            needed
          />
          <RequestField {...field} name="phone" type="tel" inputMode="tel" autoComplete="tel" />
          <RequestField {...field} name="company" autoComplete="organization" />
          <RequestField {...field} name="message" multiline />
          {unsent && (
            <MailInstead
              id={`${id}-mail`}
              text={words.mailInstead}
              address={email}
              link={mailLink({ address: email, subject, fields: unsent, labels: words.formFields })}
            />
          )}
          <PrimaryButton type="submit" disabled={sending} aria-describedby={unsent && `${id}-mail`}>
            {sending ? words.sending : submit}
          </PrimaryButton>
        </Fields>
      </form>
      <noscript>
        <Line>
          {words.noScript} <MailAddress href={`mailto:${email}`}>{email}</MailAddress>
        </Line>
      </noscript>
    </Dialog>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  margin-top: ${theme.space[24]};
`;

const Line = styled.p`
  margin-top: ${theme.space[24]};
`;
