import styled from '@emotion/styled';
import { type CustomContentProps, closeSnackbar, SnackbarContent } from 'notistack';
import { type FocusEvent, type Ref, useEffect, useRef, useState } from 'react';
import { iconButton } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { theme } from '../../theme';

declare module 'notistack' {
  interface OptionsObject {
    /** The bold first line. */
    title?: string;
    /** The label of the button that closes it. */
    dismiss?: string;
  }
}

interface ToastProps extends Pick<CustomContentProps, 'id' | 'variant' | 'message'> {
  title?: string;
  dismiss?: string;
  ref?: Ref<HTMLDivElement>;
}

/** How long a success stays; an error stays until it is dismissed, its dialog closes or the form is sent again. */
const SUCCESS_MS = 10_000;

/** A message with a title, announced when it appears. It stays as long as the pointer or the focus is on it. */
export function Toast({ id, variant, message, title, dismiss, ref }: ToastProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget>(null);
  const held = hovered || focused;
  useEffect(() => {
    if (held || variant === 'error') return;
    const timer = setTimeout(() => closeSnackbar(id), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [held, variant, id]);

  function onFocus({ relatedTarget }: FocusEvent) {
    setFocused(true);
    cameFrom.current = relatedTarget ?? cameFrom.current;
  }

  function onDismiss() {
    closeSnackbar(id);
    if (focused && cameFrom.current instanceof HTMLElement) {
      cameFrom.current.focus({ preventScroll: true });
    }
  }

  return (
    <SnackbarContent
      ref={ref}
      role="alert"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
    >
      <Box data-variant={variant}>
        <div>
          <strong>{title}</strong>
          <p>{message}</p>
        </div>
        <Dismiss type="button" aria-label={dismiss} onClick={onDismiss}>
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
  margin: -8px;
`;
