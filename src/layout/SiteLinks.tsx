import type { ComponentType, ReactNode } from 'react';
import { linkTarget } from '../components/ActionButton';
import { DraftLabel } from '../components/DraftLabel';

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
        {draftLabel && <DraftLabel words={draftLabel} />}
        <LinkThere href={address} aria-current={address === path ? 'page' : undefined}>
          {link.label}
        </LinkThere>
      </li>
    );
  });
}
