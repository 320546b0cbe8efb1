import styled from '@emotion/styled';
import type { ReactNode, RefObject } from 'react';
import { theme } from '../theme';
import { Icon } from './Icon';
import { native } from './native';

/** The ids by which buttons open dialogs. */
export const dialogId = {
  request: (type: 'demo' | 'contact') => `request-${type}`,
  video: (slug: string) => `video-${slug}`,
};

interface DialogProps {
  id: string;
  title: string;
  closeLabel: string;
  wide?: boolean;
  /** While true, neither Escape nor the backdrop nor the close button dismisses the dialog. */
  busy?: boolean;
  ref?: RefObject<HTMLDialogElement | null>;
  onClose?: () => void;
  children: ReactNode;
}

/** A modal dialog on the browser's own `<dialog>`: it opens and closes before any script has arrived. */
export function Dialog({
  id,
  title,
  closeLabel,
  wide = false,
  busy = false,
  ref,
  onClose,
  children,
}: DialogProps) {
  return (
    <Box
      id={id}
      ref={ref}
      // Opened before hydration, it has an attribute that the server's HTML had not.
      suppressHydrationWarning
      aria-labelledby={`${id}-title`}
      closedby={busy ? 'none' : 'any'}
      data-wide={wide || undefined}
      onCancel={(event) => {
        if (busy) event.preventDefault();
      }}
      onClose={onClose}
    >
      <Bar>
        {/* With all controls disabled, the keyboard needs something to scroll a small dialog from. */}
        <Title id={`${id}-title`} tabIndex={busy ? 0 : undefined}>
          {title}
        </Title>
        <Close
          type="button"
          command="close"
          commandfor={id}
          aria-label={closeLabel}
          disabled={busy}
        >
          <Icon name="close" />
        </Close>
      </Bar>
      {children}
    </Box>
  );
}

const Box = styled('dialog', native)`
  width: min(36rem, 100vw - 2rem);
  max-height: min(100dvh - 2rem, 60rem);
  padding: ${theme.space[24]};
  overflow: auto;
  border: ${theme.hairline};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  overscroll-behavior: contain;

  &[data-wide] {
    width: min(60rem, 100vw - 2rem);
  }

  &::backdrop {
    background: rgb(20 18 14 / 60%);
  }

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
`;

const Title = styled.h2`
  font-family: ${theme.font.heading};
  font-size: ${theme.size.subheading};
  font-weight: 500;
  line-height: 1.2;
`;

const Close = styled('button', native)`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin: -8px -8px -8px 0;
  border: 0;
  border-radius: ${theme.radius};
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:hover:enabled {
    background: ${theme.color.ground};
  }
`;
