import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { theme } from '../theme';
import { Logo } from './Logo';
import { headerAnchor, Menu, type MenuProps } from './Menu';

/** Logo and menu. */
export function Header(props: MenuProps) {
  const { header, product } = props.words;
  return (
    <Bar>
      <HomeLink href="/" aria-label={header.home}>
        <Logo product={product} />
      </HomeLink>
      <Menu {...props} />
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
  anchor-name: ${headerAnchor};

  /* Where it stays on the screen, it may be no higher than the space left above an anchor (GlobalStyles), whatever the
     labels and the visitor's type: they break into lines, and scroll if even these are too many. */
  @supports selector(:popover-open) {
    ${theme.stickyHeader} {
      position: sticky;
      z-index: 1;
      top: 0;
      flex-wrap: nowrap;
      /* A header that is too high begins at the top, so that all of it can be scrolled into view. */
      align-items: safe center;
      max-height: ${theme.space[96]};
      overflow: auto;
    }
  }
`;

const HomeLink = styled.a`
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
