import { rmSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { bundleAdmin } from './src/build/admin/bundleAdmin';
import { describeSite } from './src/build/builtSite';
import { createContentResolvers } from './src/build/content/createContentResolvers';
import { createContentTypes } from './src/build/content/createContentTypes';
import { createSitePages } from './src/build/content/createSitePages';
import { createSiteAddresses, updateNodes } from './src/build/content/entryNodes';
import { compressSite, removeUnserved } from './src/build/files';
import { replaceWorkers } from './src/build/hosting/replaceWorkers';
import { writeDiscovery } from './src/build/hosting/writeDiscovery';
import { writeHosting } from './src/build/hosting/writeHosting';
import { finishPages } from './src/build/html/finishPages';
import { bundleIslands } from './src/build/html/islandFiles';
import { assertFreshBuild, commandSettings, readSiteUrl } from './src/build/settings';
import { createGate, type GateResult } from './src/content/publish/gate';
import { serveAdmin } from './src/development/adminServer';
import { localAddress } from './src/development/localAddress';
import { serveRedirects } from './src/development/serveRedirects';
import { watchContent } from './src/development/watchContent';
import { reportOf } from './tools/checkReport';
import { type Inbox, startInboxBeside } from './tools/inbox/inbox';

const settings = commandSettings();
const isDeveloping = process.env.gatsby_executing_command === 'develop';
// A dev server may run for days.
const siteUrl = readSiteUrl(process.env);
const gate = createGate('content', isDeveloping ? commandSettings : () => settings, siteUrl);
/** What the gate has let through, and Gatsby gets. */
let passed: GateResult;
/** Beside the dev server. */
let inbox: Inbox;

export const onPreInit: GatsbyNode['onPreInit'] = async (args) => {
  try {
    if (isDeveloping) inbox = await startInboxBeside();
    else assertFreshBuild(args, settings);
    passed = await gate.pass();
  } catch (error) {
    args.reporter.panic(error instanceof Error ? error.message : String(error));
  }
  const { text, failed } = reportOf(passed);
  if (failed) args.reporter.panic(`The content has problems:\n\n${text}\n`);
  if (isDeveloping) return;
  args.reporter.info(text);
  for (const folder of ['public', 'hosting']) rmSync(folder, { recursive: true, force: true });
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  // Gatsby keeps what has not changed since the dev server last ran.
  args.actions.enableStatefulSourceNodes?.();
  const addresses = isDeveloping
    ? { siteUrl: localAddress(args.store), formEndpoint: inbox.endpoint }
    : settings;
  await createSiteAddresses(args, addresses);
  await Promise.all(updateNodes(args, passed));
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  createContentTypes;

export const createResolvers: GatsbyNode['createResolvers'] = createContentResolvers;

/** While developing, Gatsby calls this whenever its nodes have changed. */
export const createPages: GatsbyNode['createPages'] = (args) =>
  createSitePages(args, passed.published);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  if (args.stage === 'build-javascript') bundleIslands(args);
};

/** In development: shows changes and problems in the open browser, and lets the content be edited there. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => {
  const siteUrl = localAddress(args.store);
  args.reporter.info(`The editing UI is at ${siteUrl}/admin/ once the site is there.`);
  args.reporter.info(`The request inbox is at ${inbox.address}/.`);
  watchContent(args, gate, (result) => {
    passed = result;
  });
  args.app.use(serveRedirects(() => passed.published));
  args.app.use(serveAdmin(siteUrl, gate));
};

/** Everything that the site has besides the pages that Gatsby has rendered. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { published, unpublished } = passed;
  const site = describeSite(args, settings, published);
  await removeUnserved('public', site.scripts);
  const drafts = settings.drafts ? unpublished : undefined;
  if (drafts) {
    args.reporter.info(`Shows ${drafts.length} unpublished parts (SHOW_DRAFTS=1), under a banner.`);
  }
  const csp = await finishPages('public', site, drafts);
  writeDiscovery('public', site);
  replaceWorkers('public');
  await bundleAdmin('public', settings);
  writeHosting('.', site, csp);
  await compressSite('public');
};
