import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { npm } from './run.mjs';
import { assertWritable } from './writable.mjs';

const OLDEST_NODE = { major: 20, minor: 19 };
const LOCK = 'package-lock.json';
const STAMP = 'node_modules/.casegood-lock-hash';
/** npm writes it last, whenever it has installed anything. */
const NPM_RECORD = 'node_modules/.package-lock.json';

/**
 * Installs the packages where they are missing or no longer match package-lock.json.
 *
 * @returns {Promise<void>}
 * @throws {Error} when Node is too old, the packages are another folder's, or the installation fails
 */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const oldest = OLDEST_NODE;
  if (major < oldest.major || (major === oldest.major && minor < oldest.minor)) {
    throw new Error(
      `This needs Node ${oldest.major}.${oldest.minor} or later, and ${process.version} is running. ` +
        'Get a newer one from https://nodejs.org.',
    );
  }
  const hash = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (!isInstalled(hash)) {
    // npm would empty the folder that the link leads to, which is somebody else's.
    if (lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new Error(
        'The packages do not match package-lock.json, and node_modules is a link to those of another folder. ' +
          'Remove the link, then try again: this folder gets its own.',
      );
    }
    assertWritable(['.', 'node_modules']);
    console.log('Installing packages (npm ci)...');
    await npm(['ci']);
  }
  if (readOrNull(STAMP) === hash) return;
  assertWritable(['node_modules']);
  writeFileSync(STAMP, hash);
}

/** @param {string} hash */
function isInstalled(hash) {
  const installed = modified(NPM_RECORD);
  if (installed === null) return false;
  if (readOrNull(STAMP) === hash) return true;
  // Installed by hand since the lock file last changed.
  return installed >= (modified(LOCK) ?? 0);
}

/** @param {string} path */
function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/** @param {string} path */
function readOrNull(path) {
  return modified(path) === null ? null : readFileSync(path, 'utf8');
}
