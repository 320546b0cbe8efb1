import styled from '@emotion/styled';
import { theme } from '../theme';

/** A section's full-width background, with its content in the page's column. */
export const Band = styled.section`
  padding-block: ${theme.space[64]};
  padding-inline: ${theme.inset};
  border-top: ${theme.hairline};

  ${theme.from.tablet} {
    padding-block: ${theme.space[96]};
  }
`;
