import styled from '@emotion/styled';
import { type CustomContentProps, SnackbarContent, useSnackbar } from 'notistack';
import type { Ref } from 'react';
import { Icon } from '../../components/Icon';
import { theme } from '../../theme';

declare module 'notistack' {
  interface OptionsObject {
    /** The bold first line of a toast. */
    title?: string;
    /** The name of the button that removes it. */
    dismiss?: string;
  }
}

interface ToastProps extends CustomContentProps {
  title?: string;
  dismiss?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A message with a title; announced as it appears. */
export function Toast({ id, variant, message, title, dismiss, ref }: ToastProps) {
  const { closeSnackbar } = useSnackbar();
  return (
    <SnackbarContent ref={ref} role="alert">
      <Box data-variant={variant}>
        <div>
          <strong>{title}</strong>
          <p>{message}</p>
        </div>
        <Dismiss type="button" aria-label={dismiss} onClick={() => closeSnackbar(id)}>
          <Icon name="close" size={20} />
        </Dismiss>
      </Box>
    </SnackbarContent>
  );
}

const Box = styled.div`
  display: flex;
  gap: ${theme.space[12]};
  align-items: start;
  justify-content: space-between;
  width: 100%;
  max-width: 28rem;
  padding: ${theme.space[16]};
  border-radius: ${theme.radius};
  background: ${theme.color.action};
  color: ${theme.color.onAction};

  &[data-variant="error"] {
    background: ${theme.color.accent};
    color: ${theme.color.ground};
  }

  :focus-visible {
    outline-color: currentcolor;
    outline-offset: -3px;
  }
`;

const Dismiss = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -8px;
  border: 0;
  border-radius: ${theme.radius};
  background: transparent;
  color: inherit;
  cursor: pointer;
`;
