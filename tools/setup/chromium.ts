import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Finds a Chromium, Chrome or Edge that starts. */
export function findChromium(): string | undefined {
  const commands = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => commands.map((command) => join(folder, command)));
  const installed = [...onPath, chromium.executablePath()];
  const named = process.env.CHROMIUM_PATH;
  // Ubuntu's command may only name a snap, and Playwright's Chromium may lack a library.
  return (named ? [named] : installed).find(
    (path) => existsSync(path) && spawnSync(path, ['--version']).status === 0,
  );
}

/** Finds a Chromium, or installs one. Throws if that fails, with what to do. */
export function ensureChromium(): string {
  const path = findChromium() ?? installChromium();
  if (path !== undefined) return path;
  throw new Error(
    'The browser tests need a Chromium, Chrome or Edge, and none could be installed. Install one, or run: ' +
      'npx playwright install --with-deps chromium. CHROMIUM_PATH names one that is elsewhere.',
  );
}

function installChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return undefined;
  if (!installPackages('Chromium', ['chromium'])) {
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  return findChromium();
}

/**
 * Installs Debian packages, which takes Debian and root.
 *
 * @param name what the packages are for
 * @returns whether they were installed
 */
export function installPackages(name: string, packages: readonly string[]): boolean {
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

/** Flags that stop Chromium's own activity, and keep all requests of pages on this machine. */
export const quietChromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
