import styled from '@emotion/styled';
import { useLayoutEffect } from 'react';
import { PrimaryButton } from '../../components/Button';
import { elementId } from '../../components/elementId';
import { theme } from '../../theme';
import { type FieldSnapshot, restoreFields } from './fieldSnapshot';
import { requestForm } from './forms';
import { Honeypot } from './Honeypot';
import { MailInstead } from './MailInstead';
import { mailLink } from './mailLink';
import { RequestField } from './RequestField';
import type { FieldName, RequestType } from './submitRequest';
import { useRequestForm } from './useRequestForm';

export interface RequestFormProps {
  type: RequestType;
  words: Queries.RequestDialogsFragment;
  /** The address of the form service. */
  endpoint: string;
  /** The address that visitors can write to directly. */
  email: string;
}

interface Props extends RequestFormProps {
  /** What the form contained before it was hydrated, for controls that have to be re-rendered. */
  snapshot?: FieldSnapshot;
}

/** The contents of a request form, in all its states. The elements stay the same; only their words change. */
export function RequestForm({ type, words, endpoint, email, snapshot }: Props) {
  useLayoutEffect(() => {
    const form = requestForm(type);
    if (form && snapshot) restoreFields(form, snapshot);
  }, [type, snapshot]);
  const { sending, invalid, unsent } = useRequestForm({ type, words, endpoint });
  const { submit, subject } = words[type];
  const mailId = elementId.requestField(type, 'mail');
  const [firstInvalid] = invalid?.fields ?? [];

  /** All invalid fields are described by a single message, shown at the first of them. */
  function field(name: FieldName) {
    return {
      name,
      id: elementId.requestField(type, name),
      ...words.formFields[name],
      error: name === firstInvalid ? invalid?.message : undefined,
      errorId:
        firstInvalid && invalid?.fields.includes(name)
          ? `${elementId.requestField(type, firstInvalid)}-error`
          : undefined,
    };
  }

  return (
    <Fields>
      <input type="hidden" name="requestType" value={type} />
      <input type="hidden" name="subject" value={subject} />
      <Honeypot name={words.honeypot.name} label={words.honeypot.label} />
      <RequestField {...field('name')} note={words.required} autoComplete="name" required />
      <RequestField
        {...field('email')}
        note={words.required}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <RequestField
        {...field('phone')}
        note={words.optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <RequestField {...field('company')} note={words.optional} autoComplete="organization" />
      <RequestField {...field('message')} note={words.optional} multiline />
      <MailInstead
        id={mailId}
        text={words.mailInstead}
        address={email}
        link={
          unsent && mailLink({ address: email, subject, fields: unsent, labels: words.formFields })
        }
      />
      <PrimaryButton type="submit" aria-describedby={unsent && mailId}>
        {sending ? words.sending : submit}
      </PrimaryButton>
      <p role="status" className="visually-hidden">
        {sending ? words.sending : ''}
      </p>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  margin-top: ${theme.space[24]};

  /* A submit before the scripts have loaded waits for them. */
  [aria-busy] > & [type="submit"] {
    border-style: dashed;
    cursor: progress;
  }
`;
