import type { GatsbyNode } from 'gatsby';
import { saveState } from 'gatsby/dist/redux';
import { bundleAdmin } from './src/build/admin/bundleAdmin';
import { claimFolder } from './src/build/cache/claimFolder';
import { startBuild } from './src/build/cache/startBuild';
import { passContent } from './src/build/content/passContent';
import { writeDiscovery } from './src/build/discovery/writeDiscovery';
import { compressSite } from './src/build/files/compress';
import { removeLeftovers } from './src/build/files/removeLeftovers';
import { createContentResolvers } from './src/build/graphql/createContentResolvers';
import { createContentTypes } from './src/build/graphql/createContentTypes';
import { createMarkdownPage } from './src/build/graphql/createMarkdownPage';
import { writeHosting } from './src/build/hosting/writeHosting';
import { finishPages } from './src/build/html/finishPages';
import { bundleIslands } from './src/build/islands/islandFiles';
import { createSitePages } from './src/build/pages/createSitePages';
import { takeMadePictures } from './src/build/pictures/madePictures';
import {
  forgetLazyPictures,
  forgetOldPictures,
  picturesInWork,
} from './src/build/pictures/pictureJobs';
import { checkPathPrefix, settingsOfCommand } from './src/build/settings';
import { drawSharePictures } from './src/build/share/drawSharePictures';
import { readBuiltSite } from './src/build/site/builtSite';
import { verifyBuild } from './src/build/verify/verifyBuild';
import { readPublication } from './src/content/model/publication';
import { createGate } from './src/content/publish/gate';
import { serveAdmin } from './src/development/adminServer';
import { changesFinished, finishEachChange } from './src/development/contentChanges';
import { sendRequestsTo, tellAddresses } from './src/development/localAddresses';
import { serveProblems } from './src/development/serveProblems';
import { type Inbox, startInboxBeside } from './tools/inbox/inbox';
import { assertWritable } from './tools/writable.mjs';

const settings = settingsOfCommand();
const isDeveloping = process.env.gatsby_executing_command === 'develop';
const gate = createGate(
  'content',
  'checked-content',
  () => readPublication(isDeveloping ? { SHOW_DRAFTS: '1', ...process.env } : process.env),
  { forgiveUnused: isDeveloping },
);
let endBuild: () => void;
/** Beside the dev server. */
let inbox: Inbox;
/** The dev server's own address. */
let localUrl: string;

const { MADE_PICTURES: made } = process.env;
// Before Gatsby loads what uses it.
if (made) takeMadePictures(require('gatsby-plugin-sharp/process-file'), made, 'public');

/** Only content that passes the check reaches the folder that Gatsby reads. */
export const onPreInit: GatsbyNode['onPreInit'] = async (args) => {
  if (!isDeveloping) checkPathPrefix(args, settings);
  try {
    assertWritable(['.', '.cache', 'public', 'hosting', 'checked-content']);
    await claimFolder(isDeveloping ? 'A dev server' : 'A build');
    if (isDeveloping) inbox = await startInboxBeside();
  } catch (error) {
    args.reporter.panic(error instanceof Error ? error.message : String(error));
  }
  await picturesInWork(args.store);
  await passContent(args, gate);
  forgetOldPictures(args.store);
  endBuild = startBuild(args, settings);
  if (!isDeveloping) return;
  localUrl = sendRequestsTo(inbox, args.store);
  forgetLazyPictures(args);
};

/** A build that is stopped from here on leaves to the next which pictures are processed. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => saveState();

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  createContentTypes;

export const createResolvers: GatsbyNode['createResolvers'] = createContentResolvers;

export const onCreateNode: GatsbyNode['onCreateNode'] = createMarkdownPage;

export const createPages: GatsbyNode['createPages'] = async (args) => {
  await changesFinished();
  await createSitePages(args);
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  if (args.stage === 'develop') tellAddresses(args, localUrl, inbox);
  if (args.stage === 'build-javascript') bundleIslands(args);
};

/** While developing: watches the content, shows its changes or its problems in the open browser, and lets it be edited there. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async ({ app, reporter }) => {
  await finishEachChange(reporter);
  serveProblems(app, reporter, gate);
  const tell = (error: Error) => reporter.error('The editing UI has failed.', error);
  app.use(serveAdmin(localUrl, gate.checker, tell));
};

/** What the site has beside the pages that Gatsby has rendered. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const site = await readBuiltSite(args, settings);
  await removeLeftovers('public', site);
  const csp = await finishPages('public', site);
  await writeDiscovery('public', site);
  await drawSharePictures(args);
  await bundleAdmin('public', settings);
  writeHosting('.', site, csp);
  await verifyBuild(args, site, csp);
  await compressSite('public');
  endBuild();
};
