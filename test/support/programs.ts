import { existsSync, readdirSync } from 'node:fs';
import { ensureChromium, installPackages } from '../../tools/setup/chromium';

// System programs that the tests need.

/** The path of Firefox. */
export function findFirefox() {
  const app = '/Applications/Firefox.app/Contents/MacOS/firefox';
  const places = ['/usr/bin/firefox-esr', '/usr/bin/firefox', app];
  return places.find((path) => existsSync(path)) ?? null;
}

/** WebKitGTK, its driver, and a screen for its window. */
export function findWebKit() {
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const browser = folders
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
  if (browser === undefined || !existsSync(driver) || !existsSync(screen)) return null;
  return { driver, browser, screen };
}

/** Debian's nginx with its brotli module. */
export function findNginx() {
  const program = '/usr/sbin/nginx';
  const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
  return existsSync(program) && existsSync(brotliModule) ? { program, brotliModule } : null;
}

/** How to find each, and its Debian packages. */
const programs = {
  Firefox: { find: findFirefox, packages: ['firefox-esr'] },
  WebKit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
  nginx: { find: findNginx, packages: ['nginx', 'libnginx-mod-http-brotli-static'] },
};

/**
 * Installs a program if it is missing and can be installed.
 *
 * @throws if it is still missing, with what to do
 */
export function ensureProgram(name: keyof typeof programs | 'Chromium'): void {
  if (name === 'Chromium') return void ensureChromium();
  const { find, packages } = programs[name];
  // With systemd, installing nginx starts a server on port 80, which a test must not do.
  const mayInstall = name !== 'nginx' || !existsSync('/run/systemd/system');
  if (find() === null && mayInstall) installPackages(name, packages);
  if (find() !== null) return;
  throw new Error(
    `${name} is not installed here, so nothing is tested with it. ` +
      `On Debian, run as root: apt-get install ${packages.join(' ')}.`,
  );
}
