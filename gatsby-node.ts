import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreatePagesArgs, GatsbyNode, Reporter } from 'gatsby';
import { saveState } from 'gatsby/dist/redux';
import { readBackend } from './src/build/admin/backend';
import { bundleAdmin } from './src/build/admin/bundle';
import { adminPolicy } from './src/build/admin/policy';
import { claimFolder } from './src/build/cache/claimFolder';
import { startBuild } from './src/build/cache/startBuild';
import { writeDiscovery } from './src/build/discovery/writeDiscovery';
import { compressSite } from './src/build/files/compress';
import { pruneSite } from './src/build/files/prune';
import { removeLeftovers } from './src/build/files/removeLeftovers';
import { notFoundPath } from './src/build/hosting/hiddenFiles';
import { islandsEntry, readShipped, recordShipped } from './src/build/hosting/islandFiles';
import type { Redirect } from './src/build/hosting/redirects';
import { securityText } from './src/build/hosting/securityText';
import { pathPrefix, writeHosting } from './src/build/hosting/writeHosting';
import { compileLoader } from './src/build/html/compileLoader';
import { type FinishedSite, finishSite } from './src/build/html/finishSite';
import { takeMadePictures } from './src/build/pictures/madePictures';
import { forgetOldPictures, picturesInWork } from './src/build/pictures/pictureJobs';
import { queryData } from './src/build/schema/queryData';
import { createContentSchema, oncePerPicture } from './src/build/schema/schema';
import { settingsOfCommand } from './src/build/settings';
import { type ListedPages, listSharedPages } from './src/build/share/sharedPages';
import { openSharePictures } from './src/build/share/sharePictures';
import { disagreementReport } from './src/build/verify/disagreementReport';
import { findDisagreements } from './src/build/verify/findDisagreements';
import { formatProblem } from './src/content/check/check';
import { type RemovedSince, removedSince } from './src/content/check/history';
import { embedAddress } from './src/content/model/embedAddress';
import { readPublication } from './src/content/model/publication';
import { createGate } from './src/content/publish/gate';
import { readPublished } from './src/content/publish/publishedFiles';
import { serveAdmin } from './src/development/adminServer';
import { serveContentProblems } from './src/development/contentServer';
import { disableBackForwardCache } from './src/development/disableBackForwardCache';
import { type LocalAddresses, startRequestInbox } from './src/development/requestInbox';
import { shortenWait } from './src/development/shortWait';
import { tellAddresses } from './src/development/tellAddresses';

const { MADE_PICTURES: made } = process.env;
// Before Gatsby loads what uses it.
if (made) takeMadePictures(require('gatsby-plugin-sharp/process-file'), made);

const sharePictures = openSharePictures();
const isDeveloping = process.env.gatsby_executing_command === 'develop';
const settings = settingsOfCommand();
const gate = createGate(
  'content',
  'checked-content',
  () => readPublication(isDeveloping ? { SHOW_DRAFTS: '1', ...process.env } : process.env),
  { forgiveUnused: isDeveloping },
);
let finishBuild: () => void;
/** Of the dev server, and of the request inbox beside it. */
let local: LocalAddresses;

/** Only content that passes the check reaches the folder that Gatsby reads. */
export const onPreInit: GatsbyNode['onPreInit'] = async (args) => {
  const { basePath, reporter, store } = args;
  if (!isDeveloping && basePath !== pathPrefix(settings.siteUrl)) {
    reporter.panic(
      `SITE_URL has a path (${settings.siteUrl}), which takes a flag: gatsby build --prefix-paths. "npm run build" sets it.`,
    );
  }
  await claimFolder(isDeveloping ? 'A dev server' : 'A build').catch((error: Error) =>
    reporter.panic(error.message),
  );
  await picturesInWork(store);
  await passGate(reporter);
  forgetOldPictures(store);
  finishBuild = startBuild(args, settings);
  if (isDeveloping) {
    local = await startRequestInbox(store).catch((error: Error) => reporter.panic(error.message));
  }
};

/** A build that is stopped from here on leaves to the next which pictures are processed. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => saveState();

async function passGate(reporter: Reporter): Promise<void> {
  const checked = await gate.pass();
  // Under the dev server a page may be on its way to another address.
  const removed: RemovedSince = isDeveloping ? { problems: [] } : removedSince('.', checked);
  if (removed.skipped) {
    reporter.info(`Removed addresses were not looked for: ${removed.skipped}.`);
  }
  const { warnings } = checked;
  const problems = [...checked.problems, ...removed.problems];
  if (warnings.length > 0) {
    reporter.warn(`About the content:\n\n${warnings.map(formatProblem).join('\n\n')}\n`);
  }
  if (problems.length === 0) return;
  const report = `The content has problems:\n\n${problems.map(formatProblem).join('\n\n')}\n`;
  const canServeLastGood = isDeveloping && existsSync('checked-content/site.json');
  if (canServeLastGood) reporter.warn(`${report}\nThe last valid content is served meanwhile.`);
  else reporter.panic(report);
}

/** While developing: watches the content, shows its changes or its problems in the open browser, and lets it be edited there. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async ({ app, reporter }) => {
  await shortenWait();
  app.use(disableBackForwardCache);
  serveContentProblems(app, gate, reporter);
  app.use(
    serveAdmin(local.site, gate.checker, (error) =>
      reporter.error('The editing UI has failed.', error),
    ),
  );
};

/** Every page needs these; where one is missing the build stops rather than rendering without it. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  const types = { site: 'Site', siteWords: 'SiteWords', requestWords: 'RequestWords' };
  const pages = { landingPage: 'LandingPage', policy: 'Policy' };
  createResolvers({
    Query: Object.fromEntries(
      Object.entries({ ...types, ...pages }).map(([field, type]) => [field, { type: `${type}!` }]),
    ),
    ImageSharp: { gatsbyImageData: { resolve: oncePerPicture() } },
  });
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] =
  createContentSchema;

/**
 * How the scripts for browsers are made. Gatsby's own entry stays, since Gatsby learns from its modules which page needs
 * which query; what it makes of it is taken out of the built site (src/build/files/prune.ts).
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  getConfig,
  actions,
  reporter,
}) => {
  if (stage === 'develop') {
    actions.setWebpackConfig({ plugins: [tellAddresses(local, reporter)] });
  }
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  config.entry[islandsEntry] = { import: resolve('src/islands/browser.tsx'), runtime: false };
  // React changes more seldom than the rest: a file of its own stays in browsers' caches, and arrives beside the other.
  config.optimization.splitChunks = {
    chunks: ({ name }: { name?: string }) => name === islandsEntry,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      react: {
        test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
        name: 'react',
        enforce: true,
      },
    },
  };
  // What isn't shipped needs no shrinking.
  for (const minimizer of config.optimization.minimizer) {
    minimizer.options = { ...minimizer.options, include: /^(?:islands|react)-/ };
  }
  // The sources are nobody's business, and weigh more than the site.
  config.devtool = false;
  config.plugins.push(recordShipped);
  actions.replaceWebpackConfig(config);
};

/**
 * Markdown files become nodes of their own kind, with the front matter's fields at the top. Gatsby's plugin for
 * markdown would add one more node to each, which nothing asks for, and infer a type from all of them.
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async ({
  node,
  loadNodeContent,
  actions,
  createNodeId,
  createContentDigest,
}) => {
  if (node.internal.type !== 'File' || node.extension !== 'md') return;
  const place = String(node.relativePath);
  const type = place.startsWith('policies/') ? 'Policy' : 'LandingPage';
  const { fields, body } = readPublished(await loadNodeContent(node));
  const own = { ...fields, body, slug: node.name };
  const child = {
    ...own,
    id: createNodeId(`${type} ${place}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(own) },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
};

const templates = { landing: 'src/templates/landing.tsx', policy: 'src/templates/policy.tsx' };

export const createPages: GatsbyNode['createPages'] = async ({
  graphql,
  actions,
}: CreatePagesArgs) => {
  const answer = await graphql<ListedPages>(`
    query ListedPages {
      siteWords {
        product
        policy {
          updated
        }
      }
      allLandingPage {
        nodes {
          id
          path
          sections {
            ... on HeroSection {
              badge
              title
              picture {
                file {
                  absolutePath
                  internal {
                    contentDigest
                  }
                }
              }
            }
          }
        }
      }
      allPolicy {
        nodes {
          id
          slug
          title
          updated
        }
      }
    }
  `);
  const data = queryData('The pages', answer);
  const pictures = await sharePictures;
  for (const { id, template, page } of listSharedPages(data)) {
    const share = { path: pictures.pathFor(page), words: page.words.heading };
    actions.createPage({
      path: page.path,
      component: resolve(templates[template]),
      context: { id, share },
    });
  }
};

interface BuiltSite {
  site: { siteMetadata: { siteUrl: string; formEndpoint: string } };
  siteWords: { product: string; email: string; language: string };
  securityPolicy: { nodes: { slug: string }[] };
  allVideo: { nodes: { address: string }[] };
  redirects: { redirects: Redirect[] } | null;
  allSitePage: { nodes: { path: string }[] };
  allFile: { nodes: { internal: { contentDigest: string } }[] };
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter, cache }) => {
  const answer = await graphql<BuiltSite>(`
    query BuiltSite {
      site {
        siteMetadata {
          siteUrl
          formEndpoint
        }
      }
      siteWords {
        product
        email
        language
      }
      securityPolicy: allPolicy(filter: { slug: { eq: "security-policy" } }) {
        nodes {
          slug
        }
      }
      allVideo {
        nodes {
          address
        }
      }
      redirects {
        redirects {
          from
          to
          permanent
        }
      }
      allSitePage {
        nodes {
          path
        }
      }
      allFile {
        nodes {
          internal {
            contentDigest
          }
        }
      }
    }
  `);
  const data = queryData('What was built', answer);
  const players = data.allVideo.nodes.map(({ address }) => embedAddress(address)?.origin ?? []);
  const playerOrigins = [...new Set(players.flat())].sort();
  const { siteUrl, formEndpoint } = data.site.siteMetadata;
  const formOrigin = new URL(formEndpoint).origin;
  const paths = data.allSitePage.nodes.map(({ path }) => path);
  const digests = data.allFile.nodes.map(({ internal }) => internal.contentDigest);
  await removeLeftovers('public', { paths, digests });
  const prefix = pathPrefix(siteUrl);
  const before: FinishedSite | undefined = await cache.get('finished site');
  const { files: islands } = readShipped();
  const parts = { formOrigin, playerOrigins, prefix, loader: compileLoader(), islands };
  const finished = await finishSite('public', parts, before);
  await cache.set('finished site', finished);
  await writeDiscovery('public', { ...data.siteWords, siteUrl });
  const drawn = await (await sharePictures).draw('public');
  reporter.info(`Share pictures drawn: ${drawn}.`);
  const backend = readBackend(process.env);
  await bundleAdmin('public/admin', backend, siteUrl);
  const [securityPolicy] = data.securityPolicy.nodes;
  writeHosting('public', {
    siteUrl,
    paths: paths.filter((path) => !isNotFound(path)),
    redirects: data.redirects?.redirects ?? [],
    policy: finished.policy,
    playerOrigins,
    files: islands,
    adminPolicy: backend && adminPolicy(backend),
    noindex: settings.noindex,
    securityText: securityText({
      ...data.siteWords,
      siteUrl,
      policyPath: securityPolicy && `/${securityPolicy.slug}`,
      builtAt: new Date(),
    }),
  });
  await pruneSite('public', readShipped().files);
  const disagreements = await findDisagreements('public', {
    ...settings,
    policy: finished.policy,
    policyIsSent: backend === undefined,
    paths,
    isNotFound,
  });
  if (disagreements.length > 0) reporter.panic(disagreementReport(disagreements));
  await compressSite('public');
  // Only then Gatsby has written all that it keeps.
  process.once('exit', (code) => code === 0 && finishBuild());
};

function isNotFound(path: string): boolean {
  return notFoundPath().test(path);
}
