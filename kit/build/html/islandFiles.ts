import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** The webpack entry of the scripts for browsers. */
const islandsEntry = 'islands';
/** Gatsby's list of its scripts: https://www.gatsbyjs.com/docs/how-code-splitting-works */
const stats = 'public/webpack.stats.json';

/** Emotion's packages, which `src/islands/emotionStub.ts` replaces: they only generate styles that the page already has. */
const stylingPackages = ['@emotion/react', '@emotion/styled', '@emotion/styled/base'];

/**
 * Configures the scripts for browsers. Gatsby's own entry stays, since Gatsby learns from its modules which page needs
 * which query; its output is removed from the built site (kit/build/files.ts).
 */
export function bundleIslands(args: CreateWebpackConfigArgs): void {
  const config = args.getConfig();
  config.entry[islandsEntry] = { import: resolve('src/islands/browser.tsx'), runtime: false };
  // React changes less often than the rest: in its own file it stays in browsers' caches, and loads in parallel.
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
  const emotionStub = resolve('src/islands/emotionStub.ts');
  for (const name of stylingPackages) config.resolve.alias[`${name}$`] = emotionStub;
  config.optimization.minimizer = [
    args.plugins.minifyJs({
      // Gatsby’s scripts aren’t served.
      include: /^(?:islands|react)-/,
      // Gatsby’s own options are for ES5 and Safari 10, which are older than the site’s browsers.
      terserOptions: { ecma: 2020, mangle: true, parse: {}, compress: { passes: 2 }, output: {} },
    }),
  ];
  // Source maps aren't published, and weigh more than the site.
  config.devtool = false;
  args.actions.replaceWebpackConfig(config);
}

/** Reads the names of the islands’ scripts in `public/`, in the order in which pages load them. */
export function readIslandFiles(): string[] {
  const { assetsByChunkName } = JSON.parse(readFileSync(stats, 'utf8'));
  return assetsByChunkName[islandsEntry];
}
