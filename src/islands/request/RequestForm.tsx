import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { PrimaryButton } from '../../components/Button';
import { elementId } from '../../components/elementId';
import { theme } from '../../theme';
import { attachRequest, type RequestSetup } from './attachRequest';
import { fieldNames } from './fields';
import { requestDialog, requestForm } from './formValues';
import { MailInstead } from './MailInstead';
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
      {words.privacy && <PrivacyLine html={words.privacy} newTab={newTab} />}
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

/** Its links open in a new tab: what is being sent would end with the page. */
function PrivacyLine({ html, newTab }: { html: string; newTab: string }) {
  const inNewTab = html
    .replaceAll('<a ', '<a target="_blank" rel="noopener" ')
    .replaceAll('</a>', `<span class="visually-hidden"> (${newTab})</span></a>`);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered at build from checked content, with raw HTML switched off
  return <SmallPrint as="div" dangerouslySetInnerHTML={{ __html: inNewTab }} />;
}

const SmallPrint = styled(Note)`
  a {
    color: ${theme.color.action};
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
`;

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
