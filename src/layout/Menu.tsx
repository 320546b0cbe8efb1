import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { SecondaryButton } from '../components/Button';
import { elementId } from '../components/elementId';
import { forwardAllProps } from '../components/forwardAllProps';
import { Icon } from '../components/Icon';
import { theme } from '../theme';

export interface MenuProps {
  words: Queries.HeaderFragment;
  /** The landing pages with a label. */
  audiences: readonly { readonly path: string; readonly label: string | null }[];
  path: string;
}

/** The header, below which the menu opens. */
export const headerAnchor = '--header';

/**
 * Switcher, log-in and contact: a row of the header, and on a small screen a native popover behind a button, whose expanded
 * state the browser exposes, and which it closes on Escape and outside clicks. Browsers without popovers show the row below
 * the logo.
 */
export function Menu({ words, audiences, path }: MenuProps) {
  const { header, newTab } = words;
  return (
    <>
      <MenuButton type="button" popoverTarget={elementId.menu}>
        <Icon name="menu" />
        {header.menu}
      </MenuButton>
      <Box id={elementId.menu} popover="auto" aria-label={header.navigation}>
        <Switcher aria-label={header.switcher}>
          {audiences.map((audience) => (
            <li key={audience.path}>
              <Audience
                href={audience.path}
                aria-current={audience.path === path ? 'page' : undefined}
              >
                {audience.label}
              </Audience>
            </li>
          ))}
        </Switcher>
        <LogIn href={header.logInAddress} target="_blank" rel="noopener">
          {header.logIn}
          <Icon name="external" size={16} />
          <span className="visually-hidden"> ({newTab})</span>
        </LogIn>
        <SecondaryButton
          type="button"
          command="show-modal"
          commandfor={elementId.requestDialog('contact')}
        >
          {header.contact}
        </SecondaryButton>
      </Box>
    </>
  );
}

const MenuButton = styled('button', forwardAllProps)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: ${theme.minTargetSize};
  padding-inline: ${theme.space[12]};
  border: ${theme.hairline};
  border-radius: ${theme.radius};
  background: transparent;
  color: ${theme.color.ink};
  font: inherit;
  cursor: pointer;

  &:hover {
    border-color: ${theme.color.ink};
  }

  ${theme.from.tablet} {
    display: none;
  }

  ${theme.noPopovers} {
    display: none;
  }
`;

/** A row of the header, or, while it is open, a menu: also if the screen is rotated meanwhile. */
const Box = styled('nav', forwardAllProps)`
  position: static;
  display: flex;
  flex: 1;
  flex-flow: row wrap;
  align-items: center;
  justify-content: end;
  gap: ${theme.space[8]} ${theme.space[24]};
  width: auto;
  max-height: none;
  margin: 0;
  padding: 0;
  overflow: visible;
  border: 0;
  background: transparent;
  color: ${theme.color.ink};

  ${theme.from.desktop} {
    flex-wrap: nowrap;
  }

  ${theme.noPopovers} {
    flex-basis: 30rem;
  }

  @media not ${theme.atLeast.tablet} {
    &:not(:popover-open) {
      display: none;
    }
  }

  &:popover-open {
    position: fixed;
    inset: 5rem ${theme.space[16]} auto;
    flex-flow: column;
    align-items: normal;
    justify-content: normal;
    gap: ${theme.space[16]};
    max-height: calc(100dvh - 6rem);
    padding: ${theme.space[24]};
    overflow: auto;
    border: 1px solid ${theme.color.ink};
    border-radius: ${theme.radius};
    background: ${theme.color.surface};
  }

  /* Below a banner. */
  section + header &:popover-open {
    top: 11rem;
    max-height: calc(100dvh - 12rem);
  }

  @supports (top: anchor(bottom)) {
    &&:popover-open {
      position-anchor: ${headerAnchor};
      top: calc(anchor(bottom) + ${theme.space[8]});
    }
  }
`;

const Switcher = styled.ul`
  display: flex;
  flex: 1;
  flex-flow: row wrap;
  gap: ${theme.space[8]};

  ${theme.from.desktop} {
    flex-wrap: nowrap;
  }

  nav:popover-open > & {
    flex: none;
    flex-flow: column;
    gap: 0;
  }
`;

const navigationLink = css`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.minTargetSize};
  padding-inline: ${theme.space[12]};
  border-bottom: 2px solid transparent;
  color: ${theme.color.ink};
  text-decoration: none;

  &:hover {
    border-bottom-color: ${theme.color.line};
  }

  /* Forced colours draw transparent borders too. */
  ${theme.forcedColors} {
    &:not(:hover, [aria-current]) {
      border-bottom-color: Canvas;
    }
  }
`;

const Audience = styled.a`
  ${navigationLink}

  &[aria-current="page"] {
    border-bottom-color: ${theme.color.accent};
    font-weight: 600;
  }
`;

const LogIn = styled.a`
  ${navigationLink}
  gap: ${theme.space[4]};
  width: fit-content;

  svg {
    flex: none;
  }
`;
