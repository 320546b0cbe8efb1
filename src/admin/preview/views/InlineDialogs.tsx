import styled from '@emotion/styled';
import { theme } from '../../../theme';

/**
 * Shows the site's dialogs as part of the page, with everything in them. To the browser they stay closed, so that no
 * player is loaded and the rest of the page can be scrolled.
 */
export const InlineDialogs = styled.div`
  display: grid;
  gap: ${theme.space[48]};
  justify-items: center;
  padding: ${theme.space[48]} ${theme.space[16]};

  dialog {
    position: static;
    display: block;
    max-height: none;
    margin: 0;
  }

  details::details-content {
    content-visibility: visible;
  }
`;
