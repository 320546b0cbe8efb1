import styled from '@emotion/styled';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { SharePicture, type ShareWords, shareSize } from '../../../build/share/SharePicture';
import { landingPageShare, type PolicySite, policyShare } from '../../../build/share/shareWords';
import { palette } from '../../../theme';
import { graphql, useStaticQuery } from '../gatsby';

/** How another site shows a link to a landing page. */
export function LandingPageLinkPreview({ id }: { id: string }) {
  const { page, site } = useStaticQuery<LandingPageData>(landingPageQuery, { id });
  const hero = page.sections.find(({ __typename }) => __typename === 'HeroSection');
  const picture = hero?.picture?.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  return <LinkPreview words={landingPageShare(site.product, hero)} picture={picture} />;
}

/** How another site shows a link to a policy. */
export function PolicyLinkPreview({ id }: { id: string }) {
  const { policy, site } = useStaticQuery<PolicyData>(policyQuery, { id });
  return <LinkPreview words={policyShare(site, policy)} />;
}

/** The picture that the build draws, drawn by the browser. */
function LinkPreview({ words, picture }: { words: ShareWords; picture?: string }) {
  return (
    <Frame>
      <div>
        <SharePicture {...words} />
        <img src={picture ?? 'tag.svg'} alt="" />
      </div>
    </Frame>
  );
}

/** The picture's width in a conversation, in pixels. */
const width = 480;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  width: ${width}px;
  height: ${(width * shareSize.height) / shareSize.width}px;

  > div {
    width: ${shareSize.width}px;
    height: ${shareSize.height}px;
    background: ${palette.ground[0]};
    transform: scale(${width / shareSize.width});
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

interface LandingPageData {
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

interface PolicyData {
  policy: { title: string; updated: string };
  site: PolicySite;
}

const policyQuery = graphql`
  query PolicyShared($id: String!) {
    policy(id: { eq: $id }) {
      title
      updated
    }
    site: siteWords {
      product
      language
      policy {
        updated
      }
    }
  }
`;
