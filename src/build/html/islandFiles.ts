import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** The webpack entry of the scripts for browsers. */
const islandsEntry = 'islands';
/** What Gatsby writes of its scripts: https://www.gatsbyjs.com/docs/how-code-splitting-works */
const stats = 'public/webpack.stats.json';

/** Emotion's packages whose place `src/islands/classNames.ts` takes: they only make styles, which the page has already. */
export const onlyStyles = ['@emotion/react', '@emotion/styled', '@emotion/styled/base'];

/**
 * How the scripts for browsers are made. Gatsby's own entry stays, since Gatsby learns from its modules which page needs
 * which query; what it makes of it is taken out of the built site (src/build/files/removeUnserved.ts).
 */
export function bundleIslands(args: CreateWebpackConfigArgs): void {
  const config = args.getConfig();
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
  const classNames = resolve('src/islands/classNames.ts');
  for (const name of onlyStyles) config.resolve.alias[`${name}$`] = classNames;
  // What no browser gets needs no shrinking.
  for (const minimizer of config.optimization.minimizer) {
    minimizer.options = { ...minimizer.options, include: /^(?:islands|react)-/ };
  }
  // The sources are nobody's business, and weigh more than the site.
  config.devtool = false;
  args.actions.replaceWebpackConfig(config);
}

/**
 * The names, below `public/`, of the scripts of the islands that Gatsby has just written, in the order in which pages load
 * them.
 */
export function readIslandFiles(): string[] {
  const { assetsByChunkName } = JSON.parse(readFileSync(stats, 'utf8'));
  return assetsByChunkName[islandsEntry];
}
