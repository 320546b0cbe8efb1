import styled from '@emotion/styled';
import { theme } from '../../theme';

interface MailInsteadProps {
  id: string;
  text: string;
  address: string;
  /** A mail link with what was typed; undefined hides the whole part. */
  link: string | undefined;
}

/** Offers an email instead, if a request could not be sent. */
export function MailInstead({ id, text, address, link }: MailInsteadProps) {
  return (
    <Box id={id} hidden={link === undefined}>
      {text} <MailAddress href={link ?? `mailto:${address}`}>{address}</MailAddress>
    </Box>
  );
}

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

const Box = styled.p`
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid ${theme.color.accent};
  border-radius: ${theme.radius};
  overflow-wrap: anywhere;
`;

export const MailAddress = styled.a`
  color: ${theme.color.action};
  font-weight: 600;
  text-underline-offset: 0.2em;
`;

const Line = styled.p`
  padding-block: ${theme.space[16]};
  text-align: center;
`;
