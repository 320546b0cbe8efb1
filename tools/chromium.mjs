import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canInstallOnDebian, installOnDebian } from './debian.mjs';
import { runMain } from './run.mjs';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];
const MAC_APPS = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
const WINDOWS_PROGRAMS = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

const WAYS_TO_GET_ONE =
  '  - install Chromium, Chrome or Edge in the usual way of your system;\n' +
  '  - run: npx playwright install --with-deps chromium\n' +
  '  - set CHROMIUM_PATH to the program of one that is installed elsewhere.';

/**
 * Finds a Chromium for the browser tests, and installs one where there is none.
 *
 * @returns {string} the path of the program
 * @throws {Error} when there is none and none could be installed, saying what to do
 */
export function findChromium() {
  const found = lookForChromium() ?? installSystems() ?? installPlaywrights();
  if (found !== null) return found;
  throw new Error(
    `The browser tests need a Chromium, and none was found or could be installed. Do one of:\n${WAYS_TO_GET_ONE}`,
  );
}

/**
 * Looks for a Chromium, and installs nothing.
 *
 * @returns {string | null} the path of the program; null where there is none
 * @throws {Error} when CHROMIUM_PATH names no program
 */
function lookForChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen) return findInstalled() ?? findPlaywrights();
  if (isProgram(chosen)) return chosen;
  throw new Error(
    `CHROMIUM_PATH is "${chosen}", and no program is there. Set it to the program of a ` +
      'Chromium, Chrome or Edge, or leave it out.',
  );
}

function findInstalled() {
  return systemPlaces().find(isProgram) ?? null;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function systemPlaces() {
  const { env, platform } = process;
  if (platform === 'win32') {
    const roots = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA];
    return roots.flatMap((root) =>
      root ? WINDOWS_PROGRAMS.map((program) => join(root, program)) : [],
    );
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', join(env.HOME ?? '', 'Applications')];
    return folders.flatMap((folder) =>
      MAC_APPS.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)),
    );
  }
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function installSystems() {
  if (!canInstallOnDebian()) return null;
  console.error('No Chromium found; installing the system package...');
  installOnDebian(['chromium']);
  return findInstalled();
}

function findPlaywrights() {
  try {
    const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

function installPlaywrights() {
  console.error("No Chromium found; fetching Playwright's own...");
  const { stderr } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    { stdio: ['ignore', process.stderr, 'pipe'], encoding: 'utf8' },
  );
  const path = findPlaywrights();
  // Playwright tells each try with the stack of its code; the first line says why.
  const reason = /^Error: .*/m.exec(stderr)?.[0];
  if (path === null && reason !== undefined) console.error(reason);
  return path;
}

// Prints the path. `--install` installs one where there is none.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  runMain(async () => {
    const path = process.argv.includes('--install') ? findChromium() : lookForChromium();
    if (path === null) {
      throw new Error(
        `The browser tests need a Chromium, and there is none. npm test installs one; or do one of:\n${WAYS_TO_GET_ONE}`,
      );
    }
    console.log(path);
  });
}
