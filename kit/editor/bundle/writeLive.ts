import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LiveSite } from '../live/liveStatus';

/** Writes what a build was made from, for the editor to say what visitors see; nothing where git doesn’t know. */
export function writeLive(folder: string, day: string): void {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    const live: LiveSite = { commit, day };
    writeFileSync(join(folder, 'live.json'), `${JSON.stringify(live)}\n`);
  } catch {
    // A folder that isn’t a repository.
  }
}
