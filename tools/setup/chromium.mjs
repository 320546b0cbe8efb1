import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const { env, platform } = process;

/** The path of a Chromium, Chrome or Edge. Throws if there is none, or CHROMIUM_PATH is wrong, with what to do. */
export function findChromium() {
  const chosen = env.CHROMIUM_PATH;
  const path = chosen ? firstExisting([chosen]) : installedChromium();
  if (path !== undefined) return path;
  if (chosen) {
    throw new Error(
      `CHROMIUM_PATH is "${chosen}", but there is no program there. Set it to the path of a ` +
        'Chromium, Chrome or Edge, or leave it out.',
    );
  }
  throw new Error(
    'The browser tests need a Chromium, and none was found. Do one of these:\n' +
      '  - install Chromium, Chrome or Edge in the usual way for your system;\n' +
      '  - run: npx playwright install --with-deps chromium\n' +
      '  - set CHROMIUM_PATH to the path of one that is installed elsewhere.',
  );
}

/** The path of a Chromium, which is installed if missing. Throws if none could be installed, with what to do. */
export function ensureChromium() {
  if (!env.CHROMIUM_PATH && installedChromium() === undefined) installChromium();
  return findChromium();
}

/** @param {string[]} places */
function firstExisting(places) {
  return places.find((path) => existsSync(path));
}

/** One installed on the system, or else the one that Playwright has downloaded. */
function installedChromium() {
  const linux = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];
  const mac = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
  const inApplications = mac.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const onPath = linux.flatMap((command) => folders.map((folder) => join(folder, command)));
  const system = firstExisting(platform === 'darwin' ? inApplications : onPath);
  if (system !== undefined) return system;
  return firstExisting([
    createRequire(`${process.cwd()}/`)('@playwright/test').chromium.executablePath(),
  ]);
}

function installChromium() {
  if (installPackages('Chromium', ['chromium'])) return;
  console.error("No Chromium found; downloading Playwright's own...");
  const playwright = 'node_modules/@playwright/test/cli.js';
  const { stderr } = spawnSync(process.execPath, [playwright, 'install', 'chromium'], {
    stdio: ['ignore', process.stderr, 'pipe'],
    encoding: 'utf8',
  });
  // Playwright prints a stack for each attempt; the first line has the reason.
  const reason = /^Error: .*/m.exec(stderr)?.[0];
  if (reason !== undefined) console.error(reason);
}

/**
 * @param {string} name what the packages are for
 * @param {string[]} packages
 * @returns {boolean} whether they were installed, which takes Debian and root
 */
export function installPackages(name, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.error(`No ${name} found; installing ${packages.join(' and ')}...`);
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  const { status } = spawnSync('sh', ['-c', `apt-get update && ${install}`], {
    // A tool's standard output is often data.
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
