import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/**
 * Installs the packages if they are missing or no longer match package-lock.json.
 *
 * @throws {Error} when the packages belong to another folder, or the installation fails
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  // npm would empty the linked folder, which belongs to another checkout.
  if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Error(
      'The packages do not match package-lock.json, and node_modules is a link to another folder. ' +
        'Remove the link, then try again: this folder gets its own.',
    );
  }
  console.log('Installing packages (npm ci)...');
  await run('npm', ['ci']);
}

/**
 * Whether the packages that npm has installed in a folder are those of its lock file.
 *
 * @param {string} folder
 */
export function isInstalled(folder = '.') {
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(
    // An optional package may be for another system.
    ([place, { version, optional, devOptional }]) =>
      place === '' || optional || devOptional || installed[place]?.version === version,
  );
}

/** @param {string} file */
function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}
