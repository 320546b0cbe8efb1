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

/** Text beside a picture, or above it on small screens. */
export const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: ${theme.space[48]};

  ${theme.from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${theme.space[64]};
  }
`;
