import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { dayInWords } from '../../content/model/day';
import { type Graphql, queryData } from '../queryData';
import { type ShareContent, shareDesign, sharePath } from '../share/sharePath';

const query = /* GraphQL */ `
  query ListedPages {
    siteWords { product policy { updated } }
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

/** Makes a page of each landing page and policy, and tells it where its share picture will be. */
export async function createSitePages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const design = await shareDesign('.');
  for (const { id, template, path, share } of await listPages(graphql)) {
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

/** A landing page is shared with its hero, a policy with its title and day. */
export function pagesIn({
  siteWords,
  allLandingPage,
  allPolicy,
}: Queries.ListedPagesQuery): ListedPage[] {
  const { product, policy } = siteWords;
  const landing = allLandingPage.nodes.map(({ id, path, sections }): ListedPage => {
    const [first] = sections;
    const hero = first && 'title' in first ? first : undefined;
    const { title = product, badge, picture } = hero ?? {};
    const file = picture?.file;
    return {
      id,
      template: 'landing',
      path,
      share: {
        words: { product, badge: badge ?? undefined, heading: title },
        picture: file && { file: file.absolutePath, digest: file.internal.contentDigest },
      },
    };
  });
  const policies = allPolicy.nodes.map(({ id, slug, title, updated }): ListedPage => {
    const badge = `${policy.updated} ${dayInWords(updated)}`;
    const words = { product, badge, heading: title };
    return { id, template: 'policy', path: `/${slug}`, share: { words, picture: undefined } };
  });
  return [...landing, ...policies];
}
