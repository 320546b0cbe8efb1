import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { shareDesign, sharePath } from '../share/sharePath';
import { siteFolder } from '../siteFolder';
import { listPages } from './listPages';

const templates = { landing: 'landing.tsx', policy: 'policy.tsx' };

/** Makes a page of each landing page and policy, and tells it where its share picture will be. */
export async function createSitePages(args: CreatePagesArgs): Promise<void> {
  const folder = siteFolder(args);
  const design = await shareDesign(folder);
  for (const { id, template, path, share } of await listPages(args)) {
    args.actions.createPage({
      path,
      component: join(folder, 'src/templates', templates[template]),
      context: { id, share: { path: sharePath(design, path, share), words: share.words.heading } },
    });
  }
}
