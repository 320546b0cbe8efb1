import styled from '@emotion/styled';
import { theme } from '../../theme';
import { MailAddress } from './MailInstead';

/** The way to reach us for those who have no scripts, without which some browsers can't open a dialog. */
export function NoScriptMail({ text, address }: { text: string; address: string }) {
  return (
    <noscript>
      <Line>
        {text} <MailAddress href={`mailto:${address}`}>{address}</MailAddress>
      </Line>
    </noscript>
  );
}

const Line = styled.p`
  padding-block: ${theme.space[16]};
  text-align: center;
`;
