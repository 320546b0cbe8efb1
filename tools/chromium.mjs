import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const { env, platform } = process;

/** The path of a Chromium, Chrome or Edge. Throws if there is none, or CHROMIUM_PATH is wrong, with what to do. */
export function findChromium() {
  const chosen = env.CHROMIUM_PATH;
  const path = chosen ? there([chosen]) : someChromium();
  if (path !== undefined) return path;
  if (chosen) {
    throw new Error(
      `CHROMIUM_PATH is "${chosen}", and no program is there. Set it to the program of a ` +
        'Chromium, Chrome or Edge, or leave it out.',
    );
  }
  throw new Error(
    'The browser tests need a Chromium, and none was found. Do one of:\n' +
      '  - install Chromium, Chrome or Edge in the usual way of your system;\n' +
      '  - run: npx playwright install --with-deps chromium\n' +
      '  - set CHROMIUM_PATH to the program of one that is installed elsewhere.',
  );
}

/** The path of a Chromium, which is installed if it is missing. Throws if none could be installed, with what to do. */
export function ensureChromium() {
  if (!env.CHROMIUM_PATH && someChromium() === undefined) installChromium();
  return findChromium();
}

/** @param {string[]} places */
function there(places) {
  return places.find((path) => existsSync(path));
}

/** One of the system, or else the one that Playwright has fetched. */
function someChromium() {
  const linux = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];
  const mac = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
  const inApplications = mac.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const onPath = linux.flatMap((command) => folders.map((folder) => join(folder, command)));
  const system = there(platform === 'darwin' ? inApplications : onPath);
  if (system !== undefined) return system;
  return there([createRequire(`${process.cwd()}/`)('@playwright/test').chromium.executablePath()]);
}

function installChromium() {
  if (installPackages('Chromium', ['chromium'])) return;
  console.error("No Chromium found; fetching Playwright's own...");
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
 * @returns {boolean} whether they were installed, for which this has to be a Debian and its root
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
