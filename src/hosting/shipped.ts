import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compiler, StatsModule } from 'webpack';

/** A package of which something is in the scripts that browsers get. */
export interface ShippedPackage {
  name: string;
  version: string;
  license: string;
  /** Where it is installed, as npm writes it: `node_modules/a/node_modules/b`. */
  folder: string;
}

interface Shipped {
  /** The names, below `public/`, of the files that webpack has made. */
  files: string[];
  packages: ShippedPackage[];
}

const record = '.cache/shipped.json';
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * A webpack plugin that writes down what goes to browsers: the files, and the packages in them. What webpack
 * leaves out as unused doesn't count.
 */
export function recordShipped(compiler: Compiler): void {
  compiler.hooks.done.tap('recordShipped', (stats) => {
    const { modules = [] } = stats.toJson({
      all: false,
      modules: true,
      cachedModules: true,
      nestedModules: true,
      modulesSpace: Number.POSITIVE_INFINITY,
      nestedModulesSpace: Number.POSITIVE_INFINITY,
    });
    const folders = new Set(modules.flatMap(sources).flatMap(folderOf));
    const shipped: Shipped = {
      files: Object.keys(stats.compilation.assets).sort(),
      packages: [...folders].sort().map(readPackage),
    };
    mkdirSync(dirname(record), { recursive: true });
    writeFileSync(record, JSON.stringify(shipped, null, 2));
  });
}

/**
 * What the last build has written down.
 *
 * @throws when nothing has been built yet
 */
export function readShipped(): Shipped {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    throw new Error('What goes to browsers is known after a build only. Run: npm run build');
  }
}

function sources({ nameForCondition, modules = [] }: StatsModule): string[] {
  return modules.length > 0 ? modules.flatMap(sources) : [nameForCondition ?? ''];
}

/** The folder of the package that a source belongs to; none for the site's own. */
function folderOf(source: string): string[] {
  // Gatsby copies what it runs in browsers there.
  if (/[\\/]\.cache[\\/]/.test(source)) return [join('node_modules', 'gatsby')];
  const folder = packageFolder.exec(source)?.[0];
  return folder === undefined ? [] : [folder.slice(folder.search(/\bnode_modules\b/))];
}

function readPackage(folder: string): ShippedPackage {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return {
    name,
    version,
    license: typeof license === 'string' ? license : 'not named',
    folder: folder.replaceAll('\\', '/'),
  };
}
