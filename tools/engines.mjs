import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallOnDebian, installOnDebian } from './debian.mjs';

const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const XVFB = '/usr/bin/Xvfb';

/** What each engine needs of the system beside Chromium, which has a search of its own. */
const engines = {
  firefox: { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  webkit: { name: 'WebKit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
};

/** @returns {string | null} the path of Firefox's program; null where there is none */
export function findFirefox() {
  return FIREFOXES.find((path) => existsSync(path)) ?? null;
}

/**
 * Finds WebKitGTK with what drives it, and a screen for its window.
 *
 * @returns {{ driver: string, browser: string, screen: string } | null} the paths of the programs; null where one is missing
 */
export function findWebKit() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const browser = folders
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));
  if (browser === undefined || !existsSync(WEBKIT_DRIVER) || !existsSync(XVFB)) return null;
  return { driver: WEBKIT_DRIVER, browser, screen: XVFB };
}

/**
 * Installs Firefox and WebKit where they are missing and that is possible.
 *
 * @returns {string[]} those of the two that are there
 * @throws {Error} under CI, when one is missing even so
 */
export function ensureEngines() {
  return Object.entries(engines)
    .filter(([, engine]) => isThere(engine))
    .map(([id]) => id);
}

/** @param {{ name: string, find: () => unknown, packages: string[] }} engine */
function isThere({ name, find, packages }) {
  if (find() === null && canInstallOnDebian()) {
    console.error(`No ${name} found; installing ${packages.join(' and ')}...`);
    installOnDebian(packages);
  }
  if (find() !== null) return true;
  const missing =
    `There is no ${name} here, so the site is not tested with it. ` +
    `On Debian, run as root: apt-get install ${packages.join(' ')}.`;
  if (process.env.CI) throw new Error(missing);
  console.error(missing);
  return false;
}
