import styled from '@emotion/styled';
import { graphql, useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import { DataScript } from '../components/DataScript';
import { elementId } from '../components/elementId';
import { NoScriptMail } from '../islands/request/MailInstead';
import { RequestDialogs } from '../islands/request/RequestDialogs';
import { theme } from '../theme';
import { Banner } from './Banner';
import { Footer } from './Footer';
import { GlobalStyles } from './GlobalStyles';
import { Head, type PageFacts } from './Head';
import { Header } from './Header';
import { jsonLd } from './jsonLd';

interface LayoutProps extends PageFacts {
  children: ReactNode;
}

/** The frame of every page: head, header, footer and request dialogs. */
export function Layout({ children, seo, ...page }: LayoutProps) {
  const { site, banner, addresses, request, audiences, policies } =
    useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      addresses: siteAddresses {
        siteUrl
        formEndpoint
      }
      site: siteWords {
        email
        newTab
        header {
          skip
        }
        ...Header
        ...Footer
      }
      banner: bannerFile {
        ...Banner
      }
      request: requestWords {
        ...RequestDialogs
      }
      audiences: allLandingPage(filter: { label: { ne: null } }, sort: { path: ASC }) {
        nodes {
          path
          label
          switcherOrder
          unlisted
        }
      }
      policies: allPolicy(sort: { slug: ASC }) {
        nodes {
          path
          title
        }
      }
    }
  `);
  const { siteUrl, formEndpoint } = addresses;
  const { product } = site;
  const listed = audiences.nodes
    .filter(({ unlisted }) => !unlisted)
    // Pages without a place come last, in the order of their paths.
    .sort((one, other) => (one.switcherOrder ?? 99) - (other.switcherOrder ?? 99));
  return (
    <>
      <Head {...page} seo={seo} product={product} siteUrl={siteUrl} />
      <GlobalStyles />
      <SkipLink href={`#${elementId.content}`}>{site.header.skip}</SkipLink>
      {banner && <Banner file={banner} path={seo?.path} />}
      <Header words={site} audiences={listed} path={seo?.path ?? ''} />
      <NoScriptMail text={request.noScript} address={site.email} />
      <main id={elementId.content} tabIndex={-1}>
        {children}
      </main>
      <Footer words={site} policies={policies.nodes} />
      <RequestDialogs
        words={request}
        endpoint={formEndpoint}
        email={site.email}
        newTab={site.newTab}
      />
      {seo && (
        <DataScript
          type="application/ld+json"
          data={jsonLd(seo, { siteUrl, product, ...site.footer })}
        />
      )}
    </>
  );
}

const SkipLink = styled.a`
  position: fixed;
  z-index: 2;
  inset-block-start: ${theme.space[8]};
  inset-inline-start: ${theme.space[8]};
  padding: ${theme.space[12]} ${theme.space[16]};
  background: ${theme.color.ink};
  color: ${theme.color.ground};

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;
