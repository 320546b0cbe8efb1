import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

// Programs of the system that the tests need.

const { env, platform } = process;

/** The Debian packages of each program. */
const packages = {
  Chromium: ['chromium'],
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb'],
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
};

/** The path of a Chromium, Chrome or Edge. Throws if there is none, or CHROMIUM_PATH is wrong, with what to do. */
export function findChromium() {
  const chosen = env.CHROMIUM_PATH;
  const path = chosen ? there([chosen]) : someChromium();
  if (path !== null) return path;
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
  if (!env.CHROMIUM_PATH && someChromium() === null) installChromium();
  return findChromium();
}

/** @param {string[]} places */
function there(places) {
  return places.find((path) => existsSync(path)) ?? null;
}

/** One of the system, or else the one that Playwright has fetched. */
function someChromium() {
  const linux = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];
  const mac = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
  const windows = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
  const places = {
    darwin: mac.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`),
    win32: [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].flatMap((folder = '') =>
      windows.map((program) => join(folder, program)),
    ),
  };
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const onPath = linux.flatMap((command) => folders.map((folder) => join(folder, command)));
  const system = there(places[platform] ?? onPath);
  if (system !== null) return system;
  return there([createRequire(`${process.cwd()}/`)('@playwright/test').chromium.executablePath()]);
}

function installChromium() {
  if (installPackages('Chromium')) return;
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

/** The path of Firefox. */
export function findFirefox() {
  const app = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return there(['/usr/bin/firefox-esr', '/usr/bin/firefox', app]);
}

/** WebKitGTK, what drives it, and a screen for its window. */
export function findWebKit() {
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const browsers = folders.map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`);
  const browser = there(browsers);
  if (browser === null || !existsSync(driver) || !existsSync(screen)) return null;
  return { driver, browser, screen };
}

/** Debian's nginx with its brotli module. */
export function findNginx() {
  const program = '/usr/sbin/nginx';
  const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  return existsSync(program) && existsSync(brotliModule) ? { program, brotliModule } : null;
}

const finders = { Firefox: findFirefox, WebKit: findWebKit, nginx: findNginx };

/** @param {keyof typeof finders} name a program that is not there */
export function isMissing(name) {
  return (
    `There is no ${name} here, so nothing is tested with it. ` +
    `On Debian, run as root: apt-get install ${packages[name].join(' ')}.`
  );
}

/**
 * Installs a program if it is missing and can be installed.
 *
 * @param {keyof typeof finders} name
 * @returns {boolean} whether it is there
 * @throws {Error} under CI, where it isn't
 */
export function ensureProgram(name) {
  const isThere = () => finders[name]() !== null;
  if (isThere() || (installPackages(name) && isThere())) return true;
  if (env.CI) throw new Error(isMissing(name));
  console.error(isMissing(name));
  return false;
}

/**
 * @param {keyof typeof packages} name
 * @returns {boolean} whether the packages were installed, for which this has to be a Debian and its root
 */
function installPackages(name) {
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  // With systemd, installing nginx starts a server on port 80, which a test must not do.
  if (!canInstall || (name === 'nginx' && existsSync('/run/systemd/system'))) return false;
  console.error(`No ${name} found; installing ${packages[name].join(' and ')}...`);
  const install = `apt-get install -y --no-install-recommends ${packages[name].join(' ')}`;
  const { status } = spawnSync('sh', ['-c', `apt-get update && ${install}`], {
    // A tool's standard output is often data.
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}
