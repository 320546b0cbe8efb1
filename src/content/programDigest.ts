import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Tells one version of the check from another: a digest of its source in the folder `source`, of the packages
 * that are installed in `packages`, and of Node. Undefined where it can't be told, also because one of them
 * has changed since the process began, at the time `begun`.
 */
export async function programDigest(
  source = 'src/content',
  packages = 'node_modules',
  begun = performance.timeOrigin,
): Promise<string | undefined> {
  const hash = createHash('sha256').update(process.version);
  try {
    const names = (await readdir(source)).filter((name) => /(?<!\.test)\.ts$/.test(name)).sort();
    // npm writes this list whenever it has installed anything.
    const installed = join(packages, '.package-lock.json');
    for (const path of [...names.map((name) => join(source, name)), installed]) {
      // What runs here may be what was there before.
      if ((await stat(path)).ctimeMs > begun) return undefined;
      const text = await readFile(path);
      hash.update(`\n${path} ${text.length}\n`).update(text);
    }
  } catch {
    return undefined;
  }
  return hash.digest('base64');
}
