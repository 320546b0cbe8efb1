import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { saveState } from 'gatsby/dist/redux';
import { bundleAdmin } from './src/build/admin/bundleAdmin';
import { claimFolder } from './src/build/cache/claimFolder';
import { endBuild, startBuild } from './src/build/cache/startBuild';
import { passContent } from './src/build/content/passContent';
import { writeDiscovery } from './src/build/discovery/writeDiscovery';
import { compressSite } from './src/build/files/compress';
import { removeLeftovers } from './src/build/files/removeLeftovers';
import { writeHosting } from './src/build/hosting/writeHosting';
import { finishPages } from './src/build/html/finishPages';
import { bundleIslands } from './src/build/islands/bundleIslands';
import { createSitePages } from './src/build/pages/createSitePages';
import { takeMadePictures } from './src/build/pictures/madePictures';
import { forgetOldPictures, picturesInWork } from './src/build/pictures/pictureJobs';
import { createContentResolvers } from './src/build/schema/createContentResolvers';
import { createContentSchema } from './src/build/schema/createContentSchema';
import { createMarkdownPage } from './src/build/schema/createMarkdownPage';
import { checkPathPrefix, settingsOfCommand } from './src/build/settings';
import { drawSharePictures } from './src/build/share/drawSharePictures';
import { verifyBuild } from './src/build/verify/verifyBuild';
import { readPublication } from './src/content/model/publication';
import { createGate } from './src/content/publish/gate';
import { serveAdmin } from './src/development/adminServer';
import { serveContentProblems } from './src/development/contentServer';
import { disableBackForwardCache } from './src/development/disableBackForwardCache';
import { type LocalAddresses, startRequestInbox } from './src/development/requestInbox';
import { shortenWait } from './src/development/shortWait';
import { tellAddresses } from './src/development/tellAddresses';

const settings = settingsOfCommand();
const isDeveloping = process.env.gatsby_executing_command === 'develop';
const content = join(__dirname, 'content');
const publicFolder = join(__dirname, 'public');
const gate = createGate(
  content,
  join(__dirname, 'checked-content'),
  () => readPublication(isDeveloping ? { SHOW_DRAFTS: '1', ...process.env } : process.env),
  { forgiveUnused: isDeveloping },
);
/** Of the dev server, and of the request inbox beside it. */
let local: LocalAddresses;

const { MADE_PICTURES: made } = process.env;
// Before Gatsby loads what uses it.
if (made) {
  takeMadePictures(require('gatsby-plugin-sharp/process-file'), made, publicFolder);
}

/** Only content that passes the check reaches the folder that Gatsby reads. */
export const onPreInit: GatsbyNode['onPreInit'] = async (args) => {
  const panic = (error: Error) => args.reporter.panic(error.message);
  if (!isDeveloping) checkPathPrefix(args, settings);
  await claimFolder(isDeveloping ? 'A dev server' : 'A build').catch(panic);
  await picturesInWork(args.store);
  await passContent(args, gate);
  forgetOldPictures(args.store);
  startBuild(args, settings);
  if (isDeveloping) local = await startRequestInbox(args.store).catch(panic);
};

/** A build that is stopped from here on leaves to the next which pictures are processed. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => saveState();

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  createContentSchema;

export const createResolvers: GatsbyNode['createResolvers'] = createContentResolvers;

export const onCreateNode: GatsbyNode['onCreateNode'] = createMarkdownPage;

export const createPages: GatsbyNode['createPages'] = createSitePages;

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  if (args.stage === 'develop') tellAddresses(args, local);
  if (args.stage === 'build-javascript') bundleIslands(args);
};

/** While developing: watches the content, shows its changes or its problems in the open browser, and lets it be edited there. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async ({ app, reporter }) => {
  await shortenWait(reporter);
  app.use(disableBackForwardCache);
  serveContentProblems(content, { app, reporter }, gate);
  const tell = (error: Error) => reporter.error('The editing UI has failed.', error);
  app.use(serveAdmin(__dirname, local.site, gate.checker, tell));
};

/** What the site has beside the pages that Gatsby has rendered. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  await removeLeftovers(args);
  const policy = await finishPages(args, settings);
  await writeDiscovery(args, settings);
  await drawSharePictures(args);
  await bundleAdmin(args, settings);
  await writeHosting(args, settings, policy);
  await verifyBuild(args, settings, policy);
  await compressSite(publicFolder);
  endBuild(args);
};
