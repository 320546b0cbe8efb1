import styled from '@emotion/styled';
import { type CustomContentProps, closeSnackbar, SnackbarContent } from 'notistack';
import { type FocusEvent, type Ref, useRef } from 'react';
import { iconButton } from '../../components/Button';
import { CloseIcon } from '../../components/Icon';
import { theme } from '../../theme';

declare module 'notistack' {
  interface OptionsObject {
    /** The bold first line. */
    title?: string;
    /** The label of the button that closes it. */
    dismiss?: string;
  }
}

type ToastProps = Pick<CustomContentProps, 'id' | 'variant' | 'message' | 'title' | 'dismiss'> & {
  ref?: Ref<HTMLDivElement>;
};

/**
 * A message with a title, announced when it appears. It stays until it is dismissed, for slow readers. A success also goes
 * when a dialog opens, an error when its dialog closes or the form is sent again.
 */
export function Toast({ id, variant, message, title, dismiss, ref }: ToastProps) {
  const cameFrom = useRef<EventTarget>(null);

  function onFocus({ relatedTarget }: FocusEvent) {
    cameFrom.current = relatedTarget ?? cameFrom.current;
  }

  function onDismiss() {
    closeToasts(id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  }

  return (
    <SnackbarContent ref={ref} role="alert">
      <Box data-variant={variant}>
        <div>
          <strong>{title}</strong>
          {/* Screen readers pause here. */}
          <br />
          <p>{message}</p>
        </div>
        <Dismiss type="button" aria-label={dismiss} onFocus={onFocus} onClick={onDismiss}>
          <CloseIcon size={20} />
        </Dismiss>
      </Box>
    </SnackbarContent>
  );
}

/**
 * Closes all toasts, or the one with an id. They are hidden first: some browsers announce an alert again while it is being
 * closed or moved.
 */
export function closeToasts(id?: string | number): void {
  for (const toast of document.querySelectorAll<HTMLElement>('.toasts [role="alert"]')) {
    toast.style.display = 'none';
  }
  closeSnackbar(id);
}

const Box = styled.div`
  display: flex;
  gap: ${theme.space[12]};
  align-items: start;
  justify-content: space-between;
  width: 100%;
  max-height: calc(100dvh - ${theme.space[64]});
  overflow-y: auto;
  padding: ${theme.space[16]};
  border-radius: ${theme.radius};
  background: ${theme.color.action};
  color: ${theme.color.onAction};

  &[data-variant="error"] {
    background: ${theme.color.accent};
    color: ${theme.color.ground};
  }

  ${theme.forcedColors} {
    &,
    &[data-variant="error"] {
      border: 2px solid CanvasText;
      background: Canvas;
      color: CanvasText;
    }
  }

  :focus-visible {
    outline-color: currentcolor;
    outline-offset: -3px;
  }
`;

const Dismiss = styled.button`
  ${iconButton}
  margin: -0.5rem;
`;
