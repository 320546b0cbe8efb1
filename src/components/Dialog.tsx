import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme';
import { iconButton } from './Button';
import { forwardAllProps } from './forwardAllProps';
import { CloseIcon } from './Icon';

interface DialogProps {
  id: string;
  title: string;
  closeLabel: string;
  wide?: boolean;
  children: ReactNode;
}

/**
 * A modal on the browser's own `<dialog>`, so that it opens and closes before any script has loaded. In the browser
 * the dialog belongs to the page; React manages only what an island renders inside it.
 */
export function Dialog({ id, title, closeLabel, wide = false, children }: DialogProps) {
  return (
    <Box
      id={id}
      // In development it may be opened before hydration, which adds an attribute.
      suppressHydrationWarning
      // As siteDialog.ts finds it.
      data-site-dialog
      aria-labelledby={`_title-${id}`}
      data-wide={wide || undefined}
    >
      <Content>
        <Bar>
          {/* Gets the focus when the dialog opens: a field would open a phone’s keyboard over the text. */}
          {/* biome-ignore lint/a11y/noAutofocus: it is for the dialog, not for the page */}
          <h2 id={`_title-${id}`} tabIndex={-1} autoFocus>
            {title}
          </h2>
          <Close type="button" command="close" commandfor={id} aria-label={closeLabel}>
            <CloseIcon />
          </Close>
        </Bar>
        {children}
      </Content>
    </Box>
  );
}

const Box = styled('dialog', forwardAllProps)`
  width: min(36rem, 100vw - 2rem);
  max-height: min(100dvh - 2rem, 60rem);
  padding: 0;
  overflow: auto;
  border: ${theme.hairline};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  overscroll-behavior: contain;
  -webkit-tap-highlight-color: transparent;

  &[data-wide] {
    width: min(60rem, 100vw - 2rem);
  }

  /* Placed as if at full height, with room for a scrollbar, so that unfolding a part moves nothing above it. */
  &:has(details) {
    margin-top: max(1rem, (100dvh - 60rem) / 2);
    scrollbar-gutter: stable;
  }

  /* A link to the dialog focuses it; its own edge shows the focus. */
  &:focus-visible {
    outline: none;
  }

  &::backdrop {
    background: rgb(20 18 14 / 60%);
  }

  /* An iPhone sends clicks on the backdrop only with a pointer cursor, or a listener, which screen readers would announce. */
  @media (hover: none) {
    cursor: pointer;
  }

  /* Without scripts, a link to the dialog shows it at the end of the page. */
  @media (scripting: none) {
    &:target:not([open]) {
      display: block;
      position: static;
      max-height: none;
      margin-block: ${theme.space[48]};

      [command="close"] {
        display: none;
      }
    }
  }
`;

/** Covers the whole dialog, so that a click on the dialog itself is a click on its backdrop. */
const Content = styled.div`
  padding: ${theme.space[24]};

  ${theme.from.tablet} {
    padding: ${theme.space[32]};
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space[16]};
  margin-bottom: ${theme.space[16]};

  [tabindex="-1"] {
    outline: none;
  }
`;

const Close = styled('button', forwardAllProps)`
  ${iconButton}
  margin-block: -0.5rem;
  margin-inline: 0 -0.5rem;

  &:hover:enabled {
    background: ${theme.color.ground};
  }
`;
