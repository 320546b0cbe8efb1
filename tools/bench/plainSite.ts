import { readFileSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { createContentResolvers } from '../../kit/build/nodes/createContentResolvers';
import { pagesIn } from '../../kit/build/nodes/createSitePages';
import { createSiteAddresses, nodeId, updateNodes } from '../../kit/build/nodes/entryNodes';
import { createContentTypes } from '../../kit/build/nodes/graphqlTypes';
import { commandSettings } from '../../kit/build/settings';

/*
 * Replaces gatsby-node.ts: the same nodes, pictures and templates, and no other steps. It reads the published entries from a
 * file.
 */

const { published, today } = JSON.parse(readFileSync('published.json', 'utf8'));

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  await createSiteAddresses(args, commandSettings());
  await Promise.all(updateNodes(args, { published, today }));
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  createContentTypes;

export const createResolvers: GatsbyNode['createResolvers'] = createContentResolvers;

export const createPages: GatsbyNode['createPages'] = (args) => {
  for (const { entry, template, path } of pagesIn(published)) {
    const context = { id: nodeId(args, entry), share: { path: '/icon-512.png', alt: '' } };
    args.actions.createPage({
      path,
      component: `${process.cwd()}/src/templates/${template}.tsx`,
      context,
    });
  }
};
