import styled from '@emotion/styled';
import type { ComponentType, ReactNode } from 'react';
import { linkTarget } from '../components/ActionButton';
import { DraftMark } from '../components/DraftMark';
import { theme } from '../theme';

interface SiteLinksProps {
  links: readonly Queries.SiteLinkFragment[];
  /** How a link looks there. */
  as: ComponentType<{ href: string; 'aria-current'?: 'page' | undefined; children: ReactNode }>;
  /** The path of the page, for places that mark the link to it. */
  path?: string;
}

/** The links that the content adds to the header or the footer, as items of a list. */
export function SiteLinks({ links, as: LinkThere, path }: SiteLinksProps) {
  return links.map((link) => {
    const { address, draftLabel } = linkTarget(link);
    return (
      <li key={address + link.label}>
        {draftLabel && <DraftMark words={draftLabel} />}
        <LinkThere href={address} aria-current={address === path ? 'page' : undefined}>
          {link.label}
        </LinkThere>
      </li>
    );
  });
}

/** Those of the header: a row of it, or a part of its menu. */
export const LinkRow = styled.ul`
  display: flex;
  flex-direction: column;

  ${theme.from.tablet} {
    nav:not(:popover-open) > & {
      flex-flow: row wrap;
    }
  }

  ${theme.noPopovers} {
    flex-flow: row wrap;
  }

  /* With these, only a wide screen has room for everything in one row. */
  @supports selector(:popover-open) {
    @media not all and (min-width: 80rem) {
      header:has(> nav > &) > button {
        display: inline-flex;
      }

      nav:has(> &):not(:popover-open) {
        display: none;
      }
    }
  }
`;
