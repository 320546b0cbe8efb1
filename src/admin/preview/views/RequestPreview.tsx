import styled from '@emotion/styled';
import { PrimaryButton } from '../../../components/Button';
import { MailInstead } from '../../../islands/request/MailInstead';
import { RequestDialog } from '../../../islands/request/RequestDialog';
import { RequestField } from '../../../islands/request/RequestField';
import { ToastBox } from '../../../islands/request/Toast';
import { GlobalStyles } from '../../../layout/GlobalStyles';
import { theme } from '../../../theme';
import { graphql, useStaticQuery } from '../gatsby';
import { InlineDialogs } from './InlineDialogs';

interface RequestData {
  words: Queries.RequestDialogsFragment;
  site: { email: string };
}

const query = graphql`
  query RequestPreview {
    words: requestWords {
      ...RequestDialogs
    }
    site: siteWords {
      email
    }
  }
`;

/** Both forms, and below them what they say in their various states. */
export function RequestPreview() {
  const { words, site } = useStaticQuery<RequestData>(query);
  const { email } = site;
  const shared = { words, email, endpoint: '' };
  const invalid = (name: 'name' | 'email', error: string) => ({
    name,
    id: `state-${name}`,
    ...words.formFields[name],
    note: words.required,
    error,
    errorId: `state-${name}-error`,
  });
  const toasts = [
    { variant: 'success', title: words.successTitle, message: words.demo.success },
    { variant: 'success', title: words.successTitle, message: words.contact.success },
    { variant: 'error', title: words.errorTitle, message: words.missing },
    { variant: 'error', title: words.errorTitle, message: words.failed },
  ] as const;
  return (
    <>
      <GlobalStyles />
      <InlineDialogs as="main">
        <RequestDialog type="demo" {...shared} />
        <RequestDialog type="contact" {...shared} />
        <States>
          <RequestField {...invalid('name', words.missing)} required />
          <RequestField {...invalid('email', words.malformedEmail)} required />
          <PrimaryButton type="button">{words.sending}</PrimaryButton>
          <MailInstead
            id="mail"
            text={words.mailInstead}
            address={email}
            link={`mailto:${email}`}
          />
          <p>
            {words.noScript} {email}
          </p>
          {toasts.map((toast, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the messages never change places
            <ToastBox key={index} {...toast} dismiss={words.dismiss} />
          ))}
        </States>
      </InlineDialogs>
    </>
  );
}

const States = styled.div`
  display: grid;
  gap: ${theme.space[24]};
  width: min(36rem, 100%);
`;
