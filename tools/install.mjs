import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { npm } from './run.mjs';

const OLDEST_NODE = 20;
const LOCK = 'package-lock.json';
const STAMP = 'node_modules/.casegood-lock-hash';
/** npm writes it last, whenever it has installed anything. */
const NPM_RECORD = 'node_modules/.package-lock.json';

/**
 * Installs the packages where they are missing or no longer match package-lock.json.
 *
 * @returns {Promise<void>}
 * @throws {Error} when Node is too old, or the installation fails
 */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    throw new Error(
      `This needs Node ${OLDEST_NODE} or later, and ${process.version} is running. ` +
        'Get a newer one from https://nodejs.org.',
    );
  }
  const hash = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (!isInstalled(hash)) {
    console.log('Installing packages (npm ci)...');
    await npm(['ci']);
  }
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
