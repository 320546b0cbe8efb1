import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { linkTarget } from '../components/ActionButton';
import { DraftLabel } from '../components/DraftLabel';
import { theme } from '../theme';
import { Logo } from './Logo';

interface FooterProps {
  words: Queries.FooterFragment;
  policies: readonly { readonly path: string; readonly title: string }[];
}

interface ShownLink {
  label: string;
  address: string;
  rel?: string;
  draftLabel?: string | null;
}

export function Footer({ words, policies }: FooterProps) {
  const { footer, product } = words;
  const links: readonly ShownLink[] = [
    ...policies.map(({ path, title }) => ({ label: title, address: path })),
    ...(footer.links ?? []).map((link) => ({ label: link.label, ...linkTarget(link) })),
    ...footer.social.map((link) => ({ ...link, rel: 'noopener' })),
  ];
  return (
    <Bar>
      <div>
        <Logo product={product} />
        <p>{footer.line}</p>
      </div>
      <nav aria-label={footer.navigation}>
        <Links>
          {links.map(({ label, address, rel, draftLabel }) => (
            <li key={address + label}>
              {draftLabel && <DraftLabel words={draftLabel} />}
              <FooterLink href={address} rel={rel}>
                {label}
              </FooterLink>
            </li>
          ))}
        </Links>
      </nav>
      <Copyright>{footer.copyright}</Copyright>
    </Bar>
  );
}

export const fragment = graphql`
  fragment Footer on SiteWords {
    product
    footer {
      navigation
      line
      links {
        ...SiteLink
      }
      social {
        label
        address
      }
      copyright
    }
  }
`;

const Bar = styled.footer`
  display: grid;
  gap: ${theme.space[32]};
  padding-block: ${theme.space[48]};
  padding-inline: ${theme.inset};
  border-top: 1px solid ${theme.color.ink};
  color: ${theme.color.inkSoft};

  ${theme.from.tablet} {
    grid-template-columns: minmax(10rem, 1fr) auto;
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[24]};
`;

const FooterLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.minTargetSize};
  color: ${theme.color.ink};
  text-underline-offset: 0.2em;
`;

const Copyright = styled.p`
  font-size: ${theme.size.small};

  ${theme.from.tablet} {
    grid-column: 1 / -1;
  }
`;
