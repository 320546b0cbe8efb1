import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** The path of a Chromium, Chrome or Edge. Throws if there is none, with what to do. */
export function findChromium() {
  const path = process.env.CHROMIUM_PATH || installedChromium();
  if (path !== undefined) return path;
  throw new Error(
    'The browser tests need a Chromium, Chrome or Edge, and none was found. Install one, or run: ' +
      'npx playwright install --with-deps chromium. CHROMIUM_PATH names one that is elsewhere.',
  );
}

/** The path of a Chromium, which is installed if missing. Throws if none could be installed, with what to do. */
export function ensureChromium() {
  if (!process.env.CHROMIUM_PATH && installedChromium() === undefined) {
    if (!installPackages('Chromium', ['chromium'])) {
      spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
    }
  }
  return findChromium();
}

/** One installed on the system, or else the one that Playwright has downloaded. */
function installedChromium() {
  const commands = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  const applications = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
  );
  const { chromium } = createRequire(`${process.cwd()}/`)('@playwright/test');
  return [...onPath, ...applications, chromium.executablePath()].find((path) => existsSync(path));
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
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
