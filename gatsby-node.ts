import { existsSync } from 'node:fs';
import type { GatsbyNode } from 'gatsby';
import { describeSite } from './kit/build/builtSite';
import { compressSite, removeFolder, removeUnserved } from './kit/build/files';
import { writeDiscovery } from './kit/build/hosting/writeDiscovery';
import { writeHosting } from './kit/build/hosting/writeHosting';
import { finishPages } from './kit/build/html/finishPages';
import { bundleIslands } from './kit/build/html/islandFiles';
import { createContentResolvers } from './kit/build/nodes/createContentResolvers';
import { createSitePages } from './kit/build/nodes/createSitePages';
import { createSiteAddresses, updateNodes } from './kit/build/nodes/entryNodes';
import { createContentTypes } from './kit/build/nodes/graphqlTypes';
import { commandSettings, readSiteUrl } from './kit/build/settings';
import { reportOf } from './kit/content/check/report';
import { createPublisher, type PublishedContent } from './kit/content/publish/publisher';
import { type Inbox, startInbox } from './kit/development/inbox/inbox';
import { localAddress } from './kit/development/localAddress';
import { serveEditor } from './kit/development/serveEditor';
import { explainLackOfWatches, watchContent } from './kit/development/watchContent';
import { bundleEditor } from './kit/editor/bundle/bundleEditor';
import { editorCsp } from './kit/editor/engine/policy';
import { previewReview } from './kit/review/previewReview';
import { writeReview } from './kit/review/writeReview';
import { palette, theme } from './src/theme';

const settings = commandSettings();
const isDeveloping = process.env.gatsby_executing_command === 'develop';
// A dev server may run for days, so it reads the day anew.
const siteUrl = readSiteUrl(process.env);
const publisher = createPublisher(
  'content',
  isDeveloping ? commandSettings : () => settings,
  siteUrl,
);
/** The problems and the published entries. */
let content: PublishedContent;
/** The request inbox of the dev server. */
let inbox: Inbox;

export const onPreInit: GatsbyNode['onPreInit'] = async (args) => {
  try {
    if (isDeveloping) {
      // Gatsby would serve the editor that a build has put there, which saves at GitHub.
      removeFolder('public/admin');
      explainLackOfWatches();
      inbox = await startInbox();
    } else if (existsSync('.cache/redux')) {
      // Of a run that was stopped, or had other settings, Gatsby would silently keep outdated pages.
      throw new Error('"gatsby build" keeps pages of an earlier run. Use "npm run build".');
    }
    content = await publisher.publish();
    const { text, failed } = reportOf(content);
    if (failed) throw new Error(`The content has problems:\n\n${text}\n`);
    if (isDeveloping) return;
    args.reporter.info(text);
    for (const folder of ['public', 'hosting']) removeFolder(folder);
  } catch (error) {
    args.reporter.panic(error instanceof Error ? error.message : String(error));
  }
};

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  // Gatsby keeps what has not changed since the dev server last ran.
  args.actions.enableStatefulSourceNodes?.();
  const addresses = isDeveloping
    ? { siteUrl: localAddress(args.store), formEndpoint: inbox.endpoint }
    : settings;
  await createSiteAddresses(args, addresses);
  await Promise.all(updateNodes(args, content));
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  createContentTypes;

export const createResolvers: GatsbyNode['createResolvers'] = createContentResolvers;

/** While developing, Gatsby calls this whenever its nodes have changed. */
export const createPages: GatsbyNode['createPages'] = (args) =>
  createSitePages(args, content.published, palette.ground[0]);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  if (args.stage === 'build-javascript') bundleIslands(args);
};

/** Adds the editor and the panel of problems to the dev server. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) => {
  const siteUrl = localAddress(args.store);
  args.reporter.info(`The editor is at ${siteUrl}/admin/ once the site is there.`);
  args.reporter.info(`The request inbox is at ${inbox.address}/.`);
  watchContent(args, publisher, (result) => {
    content = result;
  });
  args.app.use(serveEditor(siteUrl, publisher));
};

/** Finishes the pages that Gatsby has rendered, and adds all other files of the site. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const { published, unpublished } = content;
  const site = describeSite(settings, published);
  await removeUnserved('public', site.scripts);
  const drafts = settings.drafts ? unpublished : undefined;
  if (drafts) {
    args.reporter.info(`Shows ${drafts.length} unpublished parts (SHOW_DRAFTS=1), under a banner.`);
  }
  const project = process.env.PROJECT_FOLDER;
  const preview = drafts && (await previewReview(settings, project));
  const bar = drafts && { drafts, review: preview?.link, colour: palette.accent[0] };
  const csp = await finishPages('public', site, bar);
  writeDiscovery('public', site, theme.browserColor.light);
  await bundleEditor('public', settings);
  if (preview?.review) await writeReview('public', preview.review);
  const { siteUrl, backend } = settings;
  await compressSite('public');
  // Hosts that compress by themselves read these files, and nginx its configuration.
  writeHosting('.', site, csp, backend && editorCsp(siteUrl, backend));
};
