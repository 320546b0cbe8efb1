import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { islandsEntry, recordIslands } from './islandFiles';

/**
 * How the scripts for browsers are made. Gatsby's own entry stays, since Gatsby learns from its modules which page needs
 * which query; what it makes of it is taken out of the built site (src/build/files/removeLeftovers.ts).
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
  // What no browser gets needs no shrinking.
  for (const minimizer of config.optimization.minimizer) {
    minimizer.options = { ...minimizer.options, include: /^(?:islands|react)-/ };
  }
  // The sources are nobody's business, and weigh more than the site.
  config.devtool = false;
  config.plugins.push(recordIslands);
  args.actions.replaceWebpackConfig(config);
}
