import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '../theme';
import { forwardAllProps } from './forwardAllProps';

const buttonBase = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: ${theme.minTargetSize};
  padding: ${theme.space[8]} ${theme.space[24]};
  border: 1px solid ${theme.color.action};
  border-radius: ${theme.radius};
  font: inherit;
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  &:disabled {
    cursor: progress;
    border-style: dashed;
  }
`;

/** For the main action on a screen. */
const primary = css`
  background: ${theme.color.action};
  color: ${theme.color.onAction};

  &:hover:enabled,
  a&:hover {
    background: ${theme.color.ink};
    border-color: ${theme.color.ink};
    color: ${theme.color.ground};
  }

  /* Without a background of its own it would look like a secondary button. */
  ${theme.forcedColors} {
    &,
    &:hover:enabled,
    a&:hover {
      border-color: ButtonText;
      background: ButtonText;
      color: ButtonFace;
      forced-color-adjust: none;
      outline-color: CanvasText;
    }

    &:disabled {
      border-color: GrayText;
      background: ButtonFace;
      color: GrayText;
    }
  }
`;

const secondary = css`
  background: transparent;
  color: ${theme.color.action};

  &:hover:enabled,
  a&:hover {
    border-color: ${theme.color.ink};
    color: ${theme.color.ink};
    box-shadow: inset 0 0 0 1px ${theme.color.ink};
  }
`;

/** Within a line of words. */
const quiet = css`
  padding-inline: 0;
  border: 0;
  background: transparent;
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;

  &:hover {
    text-decoration-thickness: 2px;
  }
`;

/** A square button with just an icon, in the corner of what it closes. */
export const iconButton = css`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.minTargetSize};
  height: ${theme.minTargetSize};
  border: 0;
  border-radius: ${theme.radius};
  background: transparent;
  color: inherit;
  cursor: pointer;
`;

export const PrimaryButton = styled('button', forwardAllProps)(buttonBase, primary);
export const SecondaryButton = styled('button', forwardAllProps)(buttonBase, secondary);
export const QuietButton = styled('button', forwardAllProps)(buttonBase, quiet);

export const PrimaryLink = styled.a(buttonBase, primary);
export const SecondaryLink = styled.a(buttonBase, secondary);
export const QuietLink = styled.a(buttonBase, quiet);
