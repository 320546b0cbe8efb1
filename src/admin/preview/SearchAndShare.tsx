import styled from '@emotion/styled';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useSyncExternalStore } from 'react';
import { SharePicture, type ShareWords, shareSize } from '../../build/share/SharePicture';
import { landingPageShare, policyShare } from '../../build/share/shareWords';
import { palette, theme } from '../../theme';
import { graphql, useStaticQuery } from './gatsby';
import type { ContentFile } from './messages';

interface LandingPageShared {
  page: {
    sections: readonly {
      __typename: string;
      badge: string | null;
      title: string;
      picture: { file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } } | null;
    }[];
  };
  site: { product: string };
}

const landingPageQuery = graphql`
  query LandingPageShared($id: String!) {
    page: landingPage(id: { eq: $id }) {
      sections {
        __typename
        ... on HeroSection {
          badge
          title
          picture {
            file {
              childImageSharp {
                gatsbyImageData
              }
            }
          }
        }
      }
    }
    site: siteWords {
      product
    }
  }
`;

interface PolicyShared {
  policy: { title: string; updated: string };
  site: { product: string; policy: { updated: string } };
}

const policyQuery = graphql`
  query PolicyShared($id: String!) {
    policy(id: { eq: $id }) {
      title
      updated
    }
    site: siteWords {
      product
      policy {
        updated
      }
    }
  }
`;

/** How search results, and links on other sites, show a page. */
export function SearchAndShare({ entry }: { entry: ContentFile }) {
  const { kind, name } = entry;
  if (kind !== 'pages' && kind !== 'policies') return null;
  const Share = kind === 'pages' ? LandingPageShare : PolicyShare;
  return (
    <Strip data-outside-page aria-label="In search results and on other sites">
      <details>
        <summary>In search results and on other sites</summary>
        <Columns>
          <SearchResult source={`${kind}/${name}`} />
          <Share id={name} />
        </Columns>
      </details>
    </Strip>
  );
}

/** A result of a search, cut where search engines cut it: by the width of the title, and two lines of description. */
function SearchResult({ source }: { source: string }) {
  const title = useHead(() => document.title);
  const description = useHead(() => attributeOf('meta[name="description"]', 'content'));
  const address = useHead(() => attributeOf('link[rel="canonical"]', 'href'));
  const { host, pathname } = new URL(address || location.href);
  const steps = pathname.split('/').filter((step) => step !== '');
  return (
    <Result>
      <p data-field={`${source}.${source.startsWith('pages/') ? 'path' : 'title'}`}>
        {[host, ...steps].join(' › ')}
      </p>
      <ResultTitle data-field={`${source}.title`}>{title}</ResultTitle>
      <ResultText data-field={`${source}.description`}>{description}</ResultText>
    </Result>
  );
}

function LandingPageShare({ id }: { id: string }) {
  const { page, site } = useStaticQuery<LandingPageShared>(landingPageQuery, { id });
  const hero = page.sections.find(({ __typename }) => __typename === 'HeroSection');
  const picture = hero?.picture?.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return <Shared words={landingPageShare(site.product, hero)} picture={picture} />;
}

function PolicyShare({ id }: { id: string }) {
  const { policy, site } = useStaticQuery<PolicyShared>(policyQuery, { id });
  return <Shared words={policyShare(site.product, policy, site.policy.updated)} />;
}

/** The picture that the build draws, drawn by the browser. */
function Shared({ words, picture }: { words: ShareWords; picture?: string }) {
  return (
    <Frame>
      <div>
        <SharePicture {...words} />
        <img src={picture ?? 'tag.svg'} alt="" />
      </div>
    </Frame>
  );
}

/** What the page's head says now; Helmet writes it a moment after the page. */
function useHead(read: () => string): string {
  return useSyncExternalStore(subscribeToHead, read);
}

function subscribeToHead(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const everything = { subtree: true, childList: true, characterData: true, attributes: true };
  observer.observe(document.head, everything);
  return () => observer.disconnect();
}

function attributeOf(selector: string, name: string): string {
  return document.head.querySelector(selector)?.getAttribute(name) ?? '';
}

/** The width of a search result, and that of a share picture in a conversation, in pixels. */
const resultWidth = 600;
const sharedWidth = 480;

const Strip = styled.section`
  zoom: var(--unscaled, 1);
  border-bottom: ${theme.hairline};
  background: ${theme.color.surface};
  font-size: ${theme.size.small};

  summary {
    padding: ${theme.space[8]} ${theme.gutter};
    cursor: pointer;
  }
`;

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[32]};
  padding: ${theme.space[8]} ${theme.gutter} ${theme.space[24]};
`;

const Result = styled.div`
  width: ${resultWidth}px;
  max-width: 100%;
  font-family: arial, sans-serif;

  > * {
    cursor: pointer;
  }
`;

const ResultTitle = styled.p`
  overflow: hidden;
  margin-block: ${theme.space[4]};
  font-size: 20px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const ResultText = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  width: ${sharedWidth}px;
  height: ${(sharedWidth * shareSize.height) / shareSize.width}px;

  > div {
    width: ${shareSize.width}px;
    height: ${shareSize.height}px;
    background: ${palette.ground[0]};
    transform: scale(${sharedWidth / shareSize.width});
    transform-origin: 0 0;
  }

  img {
    position: absolute;
    inset: 0 0 auto auto;
    width: ${shareSize.height}px;
    height: ${shareSize.height}px;
    object-fit: contain;
  }
`;
