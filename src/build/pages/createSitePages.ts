import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { type Graphql, queryData } from '../queryData';
import { type ShareContent, shareDesign, sharePath } from '../share/sharePath';
import { landingPageShare, policyShare } from '../share/shareWords';

const query = /* GraphQL */ `
  query ListedPages {
    siteWords { product language policy { updated } }
    allLandingPage {
      nodes {
        id
        path
        sections {
          ... on HeroSection {
            badge
            title
            picture { file { absolutePath internal { contentDigest } } }
          }
        }
      }
    }
    allPolicy { nodes { id slug title updated } }
  }
`;

/** The pages of the content when it was last valid. */
let shown: readonly ListedPage[] = [];

/**
 * Makes a page of each landing page and policy, and tells it where its share picture will be. While the content isn't
 * valid, a picture of it may be gone, so that its pages can't be listed: they stay as they were.
 */
export async function createSitePages(
  { graphql, actions }: CreatePagesArgs,
  isValid = true,
): Promise<void> {
  const design = await shareDesign('.');
  if (isValid || shown.length === 0) shown = await listPages(graphql);
  for (const { id, template, path, share } of shown) {
    actions.createPage({
      path,
      component: resolve(`src/templates/${template}.tsx`),
      context: { id, share: { path: sharePath(design, path, share), words: share.words.heading } },
    });
  }
}

/** A page that the content has, with what its share picture shows. */
interface ListedPage {
  id: string;
  template: 'landing' | 'policy';
  path: string;
  share: ShareContent;
}

/** Every page with an address of its own. */
export async function listPages(graphql: Graphql<Queries.ListedPagesQuery>): Promise<ListedPage[]> {
  return pagesIn(await queryData<Queries.ListedPagesQuery>(graphql, query));
}

export function pagesIn({
  siteWords,
  allLandingPage,
  allPolicy,
}: Queries.ListedPagesQuery): ListedPage[] {
  const landing = allLandingPage.nodes.map(({ id, path, sections }): ListedPage => {
    const [first] = sections;
    const hero = first && 'title' in first ? first : undefined;
    const file = hero?.picture?.file;
    return {
      id,
      template: 'landing',
      path,
      share: {
        words: landingPageShare(siteWords.product, hero),
        picture: file && { file: file.absolutePath, digest: file.internal.contentDigest },
      },
    };
  });
  const policies = allPolicy.nodes.map((each): ListedPage => {
    const share = { words: policyShare(siteWords, each), picture: undefined };
    return { id: each.id, template: 'policy', path: `/${each.slug}`, share };
  });
  return [...landing, ...policies];
}
