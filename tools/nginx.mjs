import { existsSync } from 'node:fs';
import { canInstallOnDebian, installOnDebian } from './debian.mjs';

const PROGRAM = '/usr/sbin/nginx';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

/** What to tell who lacks it. */
export const nginxIsMissing =
  'There is no nginx with brotli here, so nothing is tested with it. ' +
  `On Debian, run as root: apt-get install ${PACKAGES.join(' ')}. Elsewhere CI tests it.`;

/**
 * Finds Debian's nginx with its brotli module.
 *
 * @returns {{ program: string, brotliModule: string } | null} null where either is missing
 */
export function findNginx() {
  if (!existsSync(PROGRAM) || !existsSync(BROTLI_MODULE)) return null;
  return { program: PROGRAM, brotliModule: BROTLI_MODULE };
}

/**
 * Installs nginx for the tests where it is missing and that does no harm.
 *
 * @throws {Error} under CI, when it is missing even so
 */
export function ensureNginx() {
  if (findNginx() !== null) return;
  // Where systemd runs, the package starts a server on port 80, which nobody wants from a test.
  if (canInstallOnDebian() && !existsSync('/run/systemd/system')) {
    console.error('No nginx found; installing the system packages...');
    installOnDebian(PACKAGES);
  }
  if (findNginx() !== null) return;
  if (process.env.CI) throw new Error(nginxIsMissing);
  console.error(nginxIsMissing);
}
