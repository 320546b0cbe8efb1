import styled from '@emotion/styled';
import { useEffect, useLayoutEffect, useState } from 'react';
import { PrimaryButton } from '../../components/Button';
import { elementId } from '../../components/elementId';
import { theme } from '../../theme';
import { attachRequest, type RequestSetup } from './attachRequest';
import { type FieldSnapshot, restoreFields } from './fieldSnapshot';
import { fieldNames } from './fields';
import { requestDialog, requestForm } from './forms';
import { MailAddress, MailInstead } from './MailInstead';
import type { State } from './machine';
import { mailLink } from './mailLink';
import { type Invalid, Note, RequestField } from './RequestField';

export interface RequestFormProps extends RequestSetup {
  /** The address that visitors can write to directly. */
  email: string;
  /** What screen readers say of links that open a new tab. */
  newTab: string;
}

interface Props extends RequestFormProps {
  /** What the form contained before it was hydrated, for controls that have to be re-rendered. */
  snapshot?: FieldSnapshot;
}

/** The contents of a request form, in all its states. The elements stay the same; only their words change. */
export function RequestForm({ snapshot, ...props }: Props) {
  const { type, words, endpoint, email, newTab } = props;
  const [state, draw] = useState<State>({ at: 'browser' });
  useLayoutEffect(() => {
    const form = requestForm(type);
    if (form && snapshot) restoreFields(form, snapshot);
  }, [type, snapshot]);
  useEffect(() => {
    const [dialog, form] = [requestDialog(type), requestForm(type)];
    return dialog && form
      ? attachRequest(dialog, form, { type, words, endpoint }, draw)
      : undefined;
  }, [type, words, endpoint]);
  const isReady = state.at !== 'browser';
  const sending = state.at === 'sending';
  const invalid = invalidIn(state, words);
  const unsent = state.at === 'failed' || state.at === 'refused' ? state.fields : undefined;
  const { submit, subject } = words[type];
  const mailId = elementId.requestField(type, 'mail');
  const mail =
    unsent && mailLink({ address: email, subject, fields: unsent, labels: words.formFields });
  const mailAfterFailure = invalid ? undefined : mail;

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
      {fieldNames.map((name) => (
        <RequestField
          key={name}
          form={type}
          name={name}
          words={words}
          invalid={invalid}
          isReady={isReady}
        >
          {name === 'email' && (
            <MailInstead text={words.mailRefused} address={email} link={invalid && mail} />
          )}
        </RequestField>
      ))}
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
      <MailInstead id={mailId} text={words.mailInstead} address={email} link={mailAfterFailure} />
      <PrimaryButton type="submit" aria-describedby={mailAfterFailure && mailId}>
        {sending ? words.sending : submit}
      </PrimaryButton>
      <p role="status" className="visually-hidden">
        {sending ? words.sending : state.at === 'refused' && state.isSaid && invalid?.message}
      </p>
    </Fields>
  );
}

/** The fields that are invalid, and what is wrong with them. */
function invalidIn(state: State, words: RequestFormProps['words']): Invalid | undefined {
  if (state.at === 'incomplete') return { fields: state.empty, message: words.missing };
  if (state.at !== 'refused') return undefined;
  const sign = state.refused?.sign;
  const message = sign ? words.refusedSign.replace('{sign}', () => sign) : words.malformedEmail;
  return { fields: ['email'], message };
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
