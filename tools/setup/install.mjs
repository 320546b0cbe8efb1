import { lstatSync } from 'node:fs';
import { isInstalled } from './packages.cjs';
import { run } from './run.mjs';

/**
 * Installs the packages if they are missing or no longer match package-lock.json, those for development among them.
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
  console.log('Installing packages (npm ci), since some are missing or have another version...');
  // With NODE_ENV=production, npm would leave those out that tests need.
  await run('npm', ['ci', '--include=dev']);
}
