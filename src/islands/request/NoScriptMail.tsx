import styled from '@emotion/styled';
import { theme } from '../../theme';
import { MailAddress } from './MailInstead';

/** A mail link for visitors without scripts, since some browsers can’t open a dialog without one. */
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
