import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { type Graphql, queryData } from '../queryData';
import { createPen } from '../share/drawSharePicture';
import { drawSharePictures, type SharedPage } from '../share/drawSharePictures';
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
            picture { file { absolutePath } }
          }
        }
      }
    }
    allPolicy { nodes { id slug title updated } }
  }
`;

/** Makes a page of each landing page and policy, and draws its share picture. */
export async function createSitePages({
  graphql,
  actions,
  reporter,
}: CreatePagesArgs): Promise<void> {
  const pages = await listPages(graphql);
  const pictures = await drawSharePictures('public', pages, createPen());
  for (const page of pages) createSitePage(actions, page, pictures.get(page.path));
  reporter.info(`Share pictures drawn: ${pictures.size}.`);
}

/** The pages of the content when it was last valid. */
let shown: readonly ListedPage[] = [];

/**
 * Makes the pages of the dev server, which have no share pictures. While the content isn't valid, a picture of it may be
 * gone, so that its pages can't be listed: they stay as they were.
 */
export async function createPagesToEdit(
  { graphql, actions }: CreatePagesArgs,
  isValid: boolean,
): Promise<void> {
  if (isValid || shown.length === 0) shown = await listPages(graphql);
  for (const page of shown) createSitePage(actions, page);
}

function createSitePage(
  { createPage }: CreatePagesArgs['actions'],
  { id, template, path, words }: ListedPage,
  picture = '/share/none.jpg',
): void {
  const component = resolve(`src/templates/${template}.tsx`);
  createPage({ path, component, context: { id, share: { path: picture, words: words.heading } } });
}

/** A page that the content has, with an address of its own. */
interface ListedPage extends SharedPage {
  id: string;
  template: 'landing' | 'policy';
}

async function listPages(graphql: Graphql<Queries.ListedPagesQuery>): Promise<ListedPage[]> {
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
    return {
      id,
      template: 'landing',
      path,
      words: landingPageShare(siteWords.product, hero),
      picture: hero?.picture?.file.absolutePath,
    };
  });
  const policies = allPolicy.nodes.map((each): ListedPage => {
    const words = policyShare(siteWords, each);
    return { id: each.id, template: 'policy', path: `/${each.slug}`, words, picture: undefined };
  });
  return [...landing, ...policies];
}
