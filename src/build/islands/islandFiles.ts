import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Compiler, StatsModule } from 'webpack';

/** A package of which something is in the scripts of the islands. */
export interface IslandPackage {
  name: string;
  version: string;
  license: string;
  /** Where it is installed, as npm writes it: `node_modules/a/node_modules/b`. */
  folder: string;
}

/** What goes to browsers. */
interface Islands {
  /** The names, below `public/`, of the scripts of the islands. */
  files: string[];
  /** The site's own modules in them, by their path. */
  modules: string[];
  packages: IslandPackage[];
}

/** The webpack entry of the scripts for browsers. */
const islandsEntry = 'islands';
const record = '.cache/islands.json';

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
  // Emotion itself only makes styles, which the page has already.
  const classNames = resolve('src/islands/classNames.ts');
  for (const name of ['@emotion/react', '@emotion/styled', '@emotion/styled/base']) {
    config.resolve.alias[`${name}$`] = classNames;
  }
  // What no browser gets needs no shrinking.
  for (const minimizer of config.optimization.minimizer) {
    minimizer.options = { ...minimizer.options, include: /^(?:islands|react)-/ };
  }
  // The sources are nobody's business, and weigh more than the site.
  config.devtool = false;
  config.plugins.push(recordIslands);
  args.actions.replaceWebpackConfig(config);
}

/**
 * A webpack plugin that writes down what goes to browsers: the scripts of the islands, and the modules and packages in
 * them. What webpack leaves out as unused doesn't count.
 */
function recordIslands(compiler: Compiler): void {
  compiler.hooks.done.tap('recordIslands', (stats) => {
    const entry = stats.compilation.entrypoints.get(islandsEntry);
    const chunks = entry?.chunks.map(({ id }) => id) ?? [];
    const { modules = [] } = stats.toJson({
      all: false,
      ids: true,
      modules: true,
      cachedModules: true,
      nestedModules: true,
      modulesSpace: Number.POSITIVE_INFINITY,
      nestedModulesSpace: Number.POSITIVE_INFINITY,
    });
    const inside = modules
      .filter((module) => module.chunks?.some((id) => chunks.includes(id)))
      .flatMap(sources);
    const folders = new Set(inside.flatMap((source) => packageFolder(source) ?? []));
    const own = inside.filter((source) => packageFolder(source) === undefined);
    const islands: Islands = {
      files: entry?.getFiles() ?? [],
      modules: own.map((source) => relative(compiler.context, source).replaceAll('\\', '/')).sort(),
      packages: [...folders].sort().map((folder) => readPackage(compiler.context, folder)),
    };
    const file = join(compiler.context, record);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(islands, null, 2));
  });
}

/** What the last build has written down. */
export function readIslands(project = '.'): Islands {
  try {
    return JSON.parse(readFileSync(join(project, record), 'utf8'));
  } catch {
    throw new Error('What goes to browsers is known after a build only. Run: npm run build');
  }
}

function sources({ nameForCondition, modules = [] }: StatsModule): string[] {
  if (modules.length > 0) return modules.flatMap(sources);
  return nameForCondition ? [nameForCondition] : [];
}

/** The folder of the package that a source belongs to; undefined for the site's own. */
function packageFolder(source: string): string | undefined {
  // Gatsby copies what it runs in browsers there.
  if (/[\\/]\.cache[\\/]/.test(source)) return 'node_modules/gatsby';
  return /\bnode_modules[\\/](?:.*[\\/]node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+/.exec(
    source,
  )?.[0];
}

function readPackage(project: string, folder: string): IslandPackage {
  const file = join(project, folder, 'package.json');
  const { name, version, license = 'not named' } = JSON.parse(readFileSync(file, 'utf8'));
  return { name, version, license, folder: folder.replaceAll('\\', '/') };
}
