import styled from '@emotion/styled';
import { theme } from '../theme';

/** Styled HTML that the build rendered from checked markdown. */
export function Prose({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered at build from checked content, with raw HTML switched off
  return <Text className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

const Text = styled.div`
  > * + *,
  blockquote > * + * {
    margin-top: ${theme.space[16]};
  }

  h2 {
    margin-top: ${theme.space[48]};
  }

  h3 {
    margin-top: ${theme.space[32]};
    font-size: ${theme.size.lead};
  }

  :is(h4, h5, h6) {
    margin-block: ${theme.space[24]} 0;
    font-size: inherit;
  }

  hr {
    margin-block: ${theme.space[32]};
    border: 0;
    border-top: ${theme.hairline};
  }

  ul,
  ol {
    padding-inline-start: ${theme.space[24]};
    list-style: revert;
  }

  /* Its numbers can have several digits. */
  ol[start] {
    padding-inline-start: ${theme.space[48]};
  }

  li + li,
  li > * + *,
  li > :is(ul, ol) {
    margin-top: ${theme.space[8]};
  }

  blockquote {
    margin-inline: 0;
    margin-bottom: 0;
    padding-inline-start: ${theme.space[24]};
    border-inline-start: ${theme.space[4]} solid ${theme.color.line};
  }

  a {
    color: ${theme.color.action};
    text-underline-offset: 0.2em;
  }

  code {
    font-size: ${theme.size.small};
  }

  .table {
    overflow-x: auto;
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    overflow-wrap: normal;
    padding-block: ${theme.space[12]};
    padding-inline: 0 ${theme.space[16]};
    border-bottom: ${theme.hairline};
    text-align: start;
    vertical-align: top;
  }
`;

/** The larger text below a title. */
export const Lead = styled(Prose)`
  max-width: ${theme.measure};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.lead};
`;
