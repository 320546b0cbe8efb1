import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { shareDesign, sharePath } from '../share/sharePath';
import { listPages } from './listPages';

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
