// No package may be used here, since none may be installed yet.

const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** These install what is missing. */
const installing = ['start', 'test', 'test:all'];
/** These need what a host needn’t install. */
const forDevelopment = ['lint', 'format', 'types', 'smoke', 'bench'];

/**
 * Whether the packages that npm has installed in a folder are those of its lock file.
 *
 * @param {string} folder
 * @param {boolean} withDev whether those for development count
 */
function isInstalled(folder = '.', withDev = true) {
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(
    // An optional package may be for another system.
    ([place, { version, optional, devOptional, dev }]) =>
      place === '' ||
      optional ||
      devOptional ||
      (dev && !withDev) ||
      installed[place]?.version === version,
  );
}

/**
 * The first package for which a package.json, the folder’s or that of one of its workspaces, and package-lock.json differ, and
 * which of them that is: `['sirv', 'kit/package.json']`; undefined where they agree. Another program than npm keeps another
 * lock file.
 */
function unlocked(folder = '.') {
  for (const [place, locked] of Object.entries(packagesIn(join(folder, 'package-lock.json')))) {
    if (place.includes('node_modules/')) continue;
    const file = place === '' ? 'package.json' : `${place}/package.json`;
    const asked = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const kind of ['dependencies', 'devDependencies']) {
      const [now, then] = [asked[kind] ?? {}, locked[kind] ?? {}];
      const names = Object.keys({ ...now, ...then });
      const found = names.find((name) => now[name] !== then[name]);
      if (found !== undefined) return [found, file];
    }
  }
  return undefined;
}

/** Ends this process, with one sentence, where a command would go on with other packages than those that are asked for. */
function refuseOtherPackages(command = process.env.npm_lifecycle_event ?? '') {
  const problem = problemOf(command);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}

function problemOf(command) {
  const [name, file] = unlocked() ?? [];
  if (name !== undefined) {
    return `${file} and package-lock.json differ about ${name}. Run npm install, which brings both together.`;
  }
  if (installing.includes(command) || isInstalled('.', forDevelopment.includes(command))) return;
  // Another program than npm may have installed them, and keep no such list.
  if (existsSync('node_modules') && !existsSync('node_modules/.package-lock.json')) return;
  return 'Packages are missing, or have another version than package-lock.json says. Run npm ci --include=dev.';
}

/** @param {string} file */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

module.exports = { isInstalled, refuseOtherPackages };
