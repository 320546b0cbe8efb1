import { mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** @type {Record<string, string> | undefined} */
let found;

/**
 * What to add to the environment of commands, so that they have a home folder: npm, Gatsby and browsers keep files in
 * it, and fail with a stack trace where it takes none. The one that is made lasts as long as this process.
 *
 * @returns {Record<string, string>}
 */
export function homeForCommands() {
  found ??= takesFiles(homedir()) ? {} : makeHome();
  return found;
}

/** @param {string} folder */
function takesFiles(folder) {
  try {
    rmdirSync(mkdtempSync(join(folder, '.casegood-')));
    return true;
  } catch {
    return false;
  }
}

function makeHome() {
  const home = mkdtempSync(join(tmpdir(), 'casegood-home-'));
  process.on('exit', () => rmSync(home, { recursive: true, force: true }));
  console.error(`The home folder ${homedir()} takes no files, so ${home} is used in its place.`);
  return {
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_CACHE_HOME: join(home, '.cache'),
    npm_config_cache: join(home, '.npm'),
  };
}
