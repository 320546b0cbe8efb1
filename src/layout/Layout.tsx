import styled from '@emotion/styled';
import { graphql, useStaticQuery } from 'gatsby';
import type { ReactNode } from 'react';
import { DataScript } from '../components/DataScript';
import { elementId } from '../components/elementId';
import { NoScriptMail } from '../islands/request/NoScriptMail';
import { RequestDialogs } from '../islands/request/RequestDialogs';
import { theme } from '../theme';
import { Footer } from './Footer';
import { GlobalStyles } from './GlobalStyles';
import { Head } from './Head';
import { Header } from './Header';
import { breadcrumbs, type Fact, organization, videoObject, webSite } from './jsonLd';
import { PrintStyles } from './PrintStyles';

interface LayoutProps {
  title: string;
  description: string;
  /** Left out on the 404 page. */
  seo?: Seo;
  children: ReactNode;
}

/** What search engines and other sites show for a page with an address of its own. */
interface Seo {
  /** Such as `/clients`. */
  path: string;
  share: SharePicture;
  /** The heading of a page below the home page, for its breadcrumb. */
  breadcrumb?: string;
  videos?: readonly Queries.VideoFactsFragment[];
}

/** A page's share picture: its path, and the words on it. Templates get it from their page context. */
export interface SharePicture {
  path: string;
  words: string;
}

/** What surrounds the content of every page: head, header, footer and request dialogs. */
export function Layout({ title, description, seo, children }: LayoutProps) {
  const { site, addresses, request, audiences, policies } =
    useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      addresses: siteAddresses {
        siteUrl
        formEndpoint
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
          switcherOrder
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
  const { siteUrl, formEndpoint } = addresses;
  const { product } = site;
  return (
    <>
      <Head
        product={product}
        title={title}
        description={description}
        language={site.language}
        seo={
          seo && {
            canonical: siteUrl + seo.path,
            picture: siteUrl + seo.share.path,
            pictureWords: seo.share.words,
          }
        }
      />
      <GlobalStyles />
      <PrintStyles siteUrl={siteUrl} />
      <SkipLink href={`#${elementId.content}`}>{site.header.skip}</SkipLink>
      <Header words={site} audiences={inSwitcherOrder(audiences.nodes)} path={seo?.path ?? ''} />
      <NoScriptMail text={request.noScript} address={site.email} />
      <main id={elementId.content} tabIndex={-1}>
        {children}
      </main>
      <Footer words={site} policies={policies.nodes} />
      <RequestDialogs words={request} endpoint={formEndpoint} email={site.email} />
      {seo && (
        <DataScript
          type="application/ld+json"
          data={{
            '@context': 'https://schema.org',
            '@graph': jsonLdOf(seo, { siteUrl, product }, site.footer),
          }}
        />
      )}
    </>
  );
}

/** Pages with a place in the switcher go to that place; the others fill the gaps, in the query’s order (by path). */
function inSwitcherOrder<Page extends { readonly switcherOrder: number | null }>(
  pages: readonly Page[],
) {
  const placed = pages.flatMap((page) => {
    const { switcherOrder: place } = page;
    return place === null ? [] : { page, place };
  });
  return placed
    .sort((one, other) => one.place - other.place)
    .reduce(
      (order, { page, place }) => order.toSpliced(place - 1, 0, page),
      pages.filter(({ switcherOrder }) => switcherOrder === null),
    );
}

function jsonLdOf(
  { path, breadcrumb, videos = [] }: Seo,
  site: { siteUrl: string; product: string },
  { socialAddress }: { socialAddress: string },
): Fact[] {
  return [
    organization(site, socialAddress),
    ...(path === '/' ? [webSite(site)] : []),
    ...(breadcrumb === undefined ? [] : [breadcrumbs(site, breadcrumb, path)]),
    ...videos.flatMap((video) => videoObject(site, video)),
  ];
}

export const fragment = graphql`
  fragment VideoFacts on Video {
    title
    player
    sample
    published
    transcriptWords
    thumbnail {
      publicURL
    }
  }
`;

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
