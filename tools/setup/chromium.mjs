import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** The path of a Chromium, Chrome or Edge that starts; undefined if there is none. */
export function findChromium() {
  const commands = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  const applications = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
    (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
  );
  const { chromium } = createRequire(`${process.cwd()}/`)('@playwright/test');
  const installed = [...onPath, ...applications, chromium.executablePath()];
  const named = process.env.CHROMIUM_PATH;
  // One can be there and not start: Ubuntu's command only names its snap, and Playwright's may lack a library.
  return (named ? [named] : installed).find(
    (path) => existsSync(path) && spawnSync(path, ['--version']).status === 0,
  );
}

/** The path of a Chromium, which is installed if there is none. Throws if none could be, with what to do. */
export function ensureChromium() {
  const path = findChromium() ?? installChromium();
  if (path !== undefined) return path;
  if (process.env.CHROMIUM_PATH) {
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not start.`);
  }
  throw new Error(
    'The browser tests need a Chromium, Chrome or Edge, and none could be installed. Install one, or run: ' +
      'npx playwright install --with-deps chromium. CHROMIUM_PATH names one that is elsewhere.',
  );
}

function installChromium() {
  if (process.env.CHROMIUM_PATH) return undefined;
  if (!installPackages('Chromium', ['chromium'])) {
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  return findChromium();
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
  // Several tests may install something at the same time, and apt-get doesn't wait for another.
  const command = ['/etc/debian_version', 'sh', '-c', `apt-get update && ${install}`];
  const { status } = spawnSync('flock', command, {
    // A tool's standard output is often data.
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
