import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { PrimaryButton } from '../../components/Button';
import { elementId } from '../../components/elementId';
import { theme } from '../../theme';
import { attachRequest, type RequestSetup } from './attachRequest';
import { fieldNames } from './fields';
import { requestDialog, requestForm } from './formValues';
import { MailAddress, MailInstead } from './MailInstead';
import type { State } from './machine';
import { mailLink } from './mailLink';
import { Note, RequestField } from './RequestField';

export interface RequestFormProps extends RequestSetup {
  /** The address that visitors can write to directly. */
  email: string;
  /** The words for screen readers beside links that open a new tab. */
  newTab: string;
}

/** The contents of a request form, in all its states. The elements stay the same; only their words change. */
export function RequestForm({ type, words, endpoint, email, newTab }: RequestFormProps) {
  const [state, draw] = useState<State>({ at: 'browser' });
  useEffect(() => {
    const [dialog, form] = [requestDialog(type), requestForm(type)];
    return dialog && form
      ? attachRequest(dialog, form, { type, words, endpoint }, draw)
      : undefined;
  }, [type, words, endpoint]);
  const isReady = state.at !== 'browser';
  const sending = state.at === 'sending';
  const problems = state.at === 'invalid' ? state.problems : undefined;
  const { submit, subject } = words[type];
  const mailId = elementId.requestField(type, 'mail');
  const mail =
    state.at === 'failed'
      ? mailLink({ address: email, subject, fields: state.fields, labels: words.formFields })
      : undefined;

  return (
    <Fields>
      <input type="hidden" name="requestType" value={type} />
      <input type="hidden" name="subject" value={subject} />
      {/* Only bots fill it in: people can neither see nor reach it. Many bots skip `hidden` fields, so it is clipped. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {words.honeypot.label}{' '}
          <input type="text" name={words.honeypot.name} autoComplete="off" tabIndex={-1} />
        </label>
      </div>
      {fieldNames.map((name) => {
        const problem = problems?.get(name);
        return (
          <RequestField
            key={name}
            form={type}
            name={name}
            words={words}
            error={problem && words[problem]}
            isReady={isReady}
          />
        );
      })}
      {words.privacy && (
        <p>
          <Note>
            {words.privacy.map(({ words, address }) =>
              address ? (
                <MailAddress key={address + words} href={address} target="_blank" rel="noopener">
                  {words}
                  <span className="visually-hidden">{` (${newTab})`}</span>
                </MailAddress>
              ) : (
                words
              ),
            )}
          </Note>
        </p>
      )}
      <MailInstead id={mailId} text={words.mailInstead} address={email} link={mail} />
      <PrimaryButton type="submit" aria-describedby={mail && mailId}>
        {sending ? words.sending : submit}
      </PrimaryButton>
      <p role="status" className="visually-hidden">
        {sending && words.sending}
      </p>
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  margin-top: ${theme.space[24]};

  /* A submit before the scripts have loaded waits for them. */
  [data-request="held"] > & [type="submit"] {
    border-style: dashed;
    cursor: progress;
  }
`;
