import { dayInWords } from '../../content/model/words';
import { type Graphql, queryData } from '../queryData';
import type { ShareContent } from '../share/sharePath';

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

/** A page that the content has, with what its share picture shows. */
export interface ListedPage {
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
