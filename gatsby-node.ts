import type { GatsbyNode } from 'gatsby';
import { bundleAdmin } from './src/build/admin/bundleAdmin';
import { describeSite } from './src/build/builtSite';
import { createContentResolvers } from './src/build/content/createContentResolvers';
import { createContentTypes } from './src/build/content/createContentTypes';
import { createSitePages } from './src/build/content/createSitePages';
import { updateNodes } from './src/build/content/entryNodes';
import { passContent } from './src/build/content/passContent';
import { compressSite } from './src/build/files/compress';
import { removeUnserved } from './src/build/files/removeUnserved';
import { writeDiscovery } from './src/build/hosting/writeDiscovery';
import { writeHosting } from './src/build/hosting/writeHosting';
import { finishPages } from './src/build/html/finishPages';
import { bundleIslands } from './src/build/html/islandFiles';
import { lockFolder } from './src/build/lockFolder';
import { describePreview } from './src/build/preview/previewBanner';
import { writeChanges } from './src/build/preview/writeChanges';
import { assertFreshBuild, commandSettings } from './src/build/settings';
import { createSharePictureRenderer } from './src/build/share/drawSharePicture';
import { readPublication } from './src/content/model/publication';
import { createGate } from './src/content/publish/gate';
import { serveAdmin } from './src/development/adminServer';
import {
  localAddress,
  printAddresses,
  resolveLocally,
  sourceLocally,
} from './src/development/localAddresses';
import { serveProblems } from './src/development/serveProblems';
import { serveRedirects } from './src/development/serveRedirects';
import { type Inbox, startInboxBeside } from './tools/inbox/inbox';
import { assertWritable } from './tools/setup/writable.mjs';

const settings = commandSettings();
const isDeveloping = process.env.gatsby_executing_command === 'develop';
const gate = createGate(
  'content',
  () => readPublication(isDeveloping ? { SHOW_DRAFTS: '1', ...process.env } : process.env),
  { forgiveUnused: isDeveloping },
);
/** Beside the dev server. */
let inbox: Inbox;

export const onPreInit: GatsbyNode['onPreInit'] = async (args) => {
  try {
    assertWritable(['.', '.cache', 'public', 'hosting']);
    await lockFolder();
    if (isDeveloping) inbox = await startInboxBeside();
  } catch (error) {
    args.reporter.panic(error instanceof Error ? error.message : String(error));
  }
  if (!isDeveloping) assertFreshBuild(args, settings);
  await passContent(args, gate);
};

/** Gatsby gets only what has passed the check. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  const { published } = await gate.pass();
  await updateNodes(args, published);
  if (isDeveloping) await sourceLocally(args, inbox);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  createContentTypes;

export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  createContentResolvers(args);
  if (isDeveloping) resolveLocally(args);
};

export const createPages: GatsbyNode['createPages'] = async (args) => {
  const { published } = await gate.pass();
  // While developing, Gatsby calls this whenever a content file has changed.
  if (isDeveloping) await updateNodes(args, published);
  await createSitePages(args, published, isDeveloping ? undefined : createSharePictureRenderer());
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  if (args.stage === 'develop') printAddresses(args, inbox);
  if (args.stage === 'build-javascript') bundleIslands(args);
};

/** In development: shows problems in the open browser, and lets the content be edited there. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => {
  serveProblems(args, gate);
  args.app.use(serveRedirects(gate));
  const reportError = (error: Error) => args.reporter.error('The editing UI has failed.', error);
  args.app.use(serveAdmin(localAddress(args.store), gate.checker, reportError));
};

/** Everything that the site has besides the pages that Gatsby has rendered. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { published, unpublished } = await gate.pass();
  const site = describeSite(args, settings, published);
  await removeUnserved('public', site.scripts);
  const preview = settings.drafts ? describePreview(unpublished) : undefined;
  if (preview) {
    args.reporter.info(
      `Shows ${unpublished.length} unpublished parts (SHOW_DRAFTS=1), under a banner.`,
    );
  }
  const csp = await finishPages('public', site, preview);
  if (preview) await writeChanges('public', site, csp);
  await writeDiscovery('public', site);
  await bundleAdmin('public', settings);
  writeHosting('.', site, csp);
  await compressSite('public');
};
