import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { SecondaryButton } from '../components/Button';
import { elementId } from '../components/elementId';
import { forwardAllProps } from '../components/forwardAllProps';
import { Icon } from '../components/Icon';
import { Link } from '../components/Link';
import { theme } from '../theme';
import { Logo } from './Logo';
import { LinkRow, SiteLinks } from './SiteLinks';

interface HeaderProps {
  words: Queries.HeaderFragment;
  /** The landing pages with a label. */
  audiences: readonly { readonly path: string; readonly label: string | null }[];
  path: string;
}

/**
 * Logo, switcher, log-in and contact. On small screens everything but the logo is in a native popover behind a button:
 * the browser itself exposes the button's expanded state, and closes the menu on Escape and outside clicks. Browsers
 * without popovers show it all, below the logo.
 */
export function Header({ words, audiences, path }: HeaderProps) {
  const { header, newTab, product } = words;
  return (
    <Bar>
      <HomeLink href="/" aria-label={header.home}>
        <Logo product={product} />
      </HomeLink>
      <MenuButton type="button" popoverTarget={elementId.menu}>
        <Icon name="menu" />
        {header.menu}
      </MenuButton>
      <Menu id={elementId.menu} popover="auto" aria-label={header.navigation}>
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
        {header.links && header.links.length > 0 && (
          <LinkRow>
            <SiteLinks links={header.links} as={Audience} path={path} />
          </LinkRow>
        )}
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
      </Menu>
    </Bar>
  );
}

export const fragment = graphql`
  fragment Header on SiteWords {
    product
    newTab
    header {
      home
      navigation
      switcher
      menu
      logIn
      logInAddress
      links {
        ...SiteLink
      }
      contact
    }
  }
`;

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[24]};
  min-height: 4.5rem;
  padding-block: ${theme.space[8]};
  padding-inline: ${theme.inset};
  border-bottom: ${theme.hairline};
  background: ${theme.color.ground};
  /* Move a word to the next line before breaking it. */
  overflow-wrap: break-word;

  /* Where it stays on the screen, it may be no higher than the space left above an anchor (GlobalStyles), whatever the
     labels and the visitor's type: they break into lines, and scroll if even these are too many. */
  @supports selector(:popover-open) {
    ${theme.stickyHeader} {
      position: sticky;
      z-index: 1;
      top: 0;
      flex-wrap: nowrap;
      /* What is too high begins at the top, where it can be scrolled to. */
      align-items: safe center;
      max-height: ${theme.space[96]};
      overflow: auto;
    }
  }
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.minTargetSize};
  color: ${theme.color.ink};
  overflow-wrap: anywhere;
  text-decoration: none;

  ${theme.from.desktop} {
    flex-shrink: 0;
  }

  &:hover {
    color: ${theme.color.action};
  }
`;

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

/** The menu as a row of the header. */
const row = css`
  position: static;
  display: flex;
  flex: 1;
  flex-flow: row wrap;
  align-items: center;
  justify-content: end;
  gap: ${theme.space[8]} ${theme.space[24]};
  max-height: none;
  padding: 0;
  overflow: visible;
  border: 0;
  background: transparent;

  ${theme.from.desktop} {
    flex-wrap: nowrap;
  }
`;

const Menu = styled('nav', forwardAllProps)`
  inset: 5rem ${theme.space[16]} auto;
  flex-direction: column;
  gap: ${theme.space[16]};
  width: auto;
  max-height: calc(100dvh - 6rem);
  margin: 0;
  padding: ${theme.space[24]};
  overflow: auto;
  border: 1px solid ${theme.color.ink};
  border-radius: ${theme.radius};
  background: ${theme.color.surface};
  color: ${theme.color.ink};

  &:popover-open {
    display: flex;
  }

  /* If the screen is rotated while the menu is open, it stays a menu until it is closed. */
  ${theme.from.tablet} {
    &:not(:popover-open) {
      ${row}
    }
  }

  ${theme.noPopovers} {
    ${row}
    flex-basis: 30rem;
  }
`;

const switcherRow = css`
  flex: 1;
  flex-flow: row wrap;
  gap: ${theme.space[8]};

  ${theme.from.desktop} {
    flex-wrap: nowrap;
  }
`;

const Switcher = styled.ul`
  display: flex;
  flex-direction: column;

  ${theme.from.tablet} {
    nav:not(:popover-open) > & {
      ${switcherRow}
    }
  }

  ${theme.noPopovers} {
    ${switcherRow}
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

const Audience = styled(Link)`
  ${navigationLink}

  &[aria-current="page"] {
    border-bottom-color: ${theme.color.accent};
    font-weight: 600;
  }
`;

const LogIn = styled(Link)`
  ${navigationLink}
  gap: ${theme.space[4]};
  width: fit-content;

  svg {
    flex: none;
  }
`;
