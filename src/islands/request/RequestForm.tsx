import styled from '@emotion/styled';
import { PrimaryButton } from '../../components/Button';
import { elementId } from '../../components/elementId';
import { theme } from '../../theme';
import { Honeypot } from './Honeypot';
import { useKeptFields } from './keptFields';
import { MailInstead } from './MailInstead';
import { mailLink } from './mailLink';
import { RequestField } from './RequestField';
import type { RequestType } from './submitRequest';
import { useRequestForm } from './useRequestForm';

export interface RequestFormProps {
  type: RequestType;
  words: Queries.RequestDialogsFragment;
  /** The address of the form service. */
  endpoint: string;
  /** The address that visitors can write to directly. */
  email: string;
}

/** The contents of a request form, in all its states. The elements stay the same; only their words change. */
export function RequestForm({ type, words, endpoint, email }: RequestFormProps) {
  useKeptFields(type);
  const { sending, invalid, unsent } = useRequestForm({ type, words, endpoint });
  const { submit, subject } = words[type];
  const form = elementId.requestDialog(type);
  const field = {
    form,
    required: words.required,
    optional: words.optional,
    words: words.formFields,
  };
  return (
    <Fields>
      <input type="hidden" name="requestType" value={type} />
      <input type="hidden" name="subject" value={subject} />
      <Honeypot name={words.honeypot.name} label={words.honeypot.label} />
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
      <MailInstead
        id={`${form}-mail`}
        text={words.mailInstead}
        address={email}
        link={
          unsent && mailLink({ address: email, subject, fields: unsent, labels: words.formFields })
        }
      />
      <PrimaryButton type="submit" aria-describedby={unsent && `${form}-mail`}>
        {sending ? words.sending : submit}
      </PrimaryButton>
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
