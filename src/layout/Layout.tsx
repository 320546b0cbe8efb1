import styled from '@emotion/styled';
import { graphql, useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import { RequestDialogs } from '../islands/request/RequestDialogs';
import { theme } from '../theme';
import { Footer } from './Footer';
import { GlobalStyles } from './GlobalStyles';
import { Head } from './Head';
import { Header } from './Header';

interface LayoutProps {
  title: string;
  description: string;
  /** The path of the page, such as `/clients`; left out on the page for unknown addresses. */
  path?: string;
  children: ReactNode;
}

/** What every page has around it. */
export function Layout({ title, description, path, children }: LayoutProps) {
  const { site, metadata, request, audiences, policies } =
    useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      metadata: site {
        siteMetadata {
          siteUrl
          formEndpoint
        }
      }
      site: siteWords {
        language
        email
        header {
          skip
        }
        ...Header
        ...Footer
      }
      request: requestWords {
        ...RequestDialogs
      }
      audiences: allLandingPage(filter: { label: { ne: null } }, sort: { path: ASC }) {
        nodes {
          path
          label
        }
      }
      policies: allPolicy(sort: { slug: ASC }) {
        nodes {
          slug
          title
        }
      }
    }
  `);
  const { siteUrl, formEndpoint } = metadata.siteMetadata;
  const canonical = path === undefined ? undefined : siteUrl + path;
  return (
    <>
      <Head
        title={title}
        description={description}
        language={site.language}
        canonical={canonical}
      />
      <GlobalStyles />
      <SkipLink href="#content">{site.header.skip}</SkipLink>
      <Header words={site} audiences={audiences.nodes} path={path ?? ''} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer words={site} policies={policies.nodes} />
      <RequestDialogs words={request} endpoint={formEndpoint} email={site.email} />
    </>
  );
}

const SkipLink = styled.a`
  position: fixed;
  z-index: 2;
  top: ${theme.space[8]};
  left: ${theme.space[8]};
  padding: ${theme.space[12]} ${theme.space[16]};
  background: ${theme.color.ink};
  color: ${theme.color.ground};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
