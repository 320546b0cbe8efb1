import { readFileSync, statfsSync } from 'node:fs';

// Nothing here may use a package, since none may be installed yet.

/** In megabytes. A build takes some 150 of them, and fails in many ways when they run out. */
const NEARLY_FULL = 50;

/**
 * Says why a program has failed, as far as this machine tells, as the rest of a sentence that begins with its name.
 *
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 * @param {number} killedBefore what `killedForMemory` returned when it was started
 */
export function whyEnded(code, signal, killedBefore) {
  const left = freeSpace();
  if (left < NEARLY_FULL) {
    return `failed, likely because the disk is full: it has ${left} MB left for ${process.cwd()}. Make room, then try again.`;
  }
  const isShort = killedForMemory() > killedBefore;
  // A shell says so of what it has started.
  if (signal === 'SIGKILL' || code === 128 + 9 || isShort) {
    const why = isShort ? 'for lack of memory' : 'most often for lack of memory';
    return `was killed from outside, ${why}. Close other programs, or use a machine with more, then try again.`;
  }
  return signal === null
    ? 'failed. See the output above.'
    : `was ended by ${signal}. See the output above.`;
}

/** How many programs Linux has killed for lack of memory since it was started; 0 where it doesn't tell. */
export function killedForMemory() {
  try {
    return Number(/^oom_kill (\d+)$/m.exec(readFileSync('/proc/vmstat', 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** In megabytes, on the disk of this folder. */
function freeSpace() {
  try {
    const { bavail, bsize, files, ffree } = statfsSync('.');
    // Some file systems have no fixed number of files, and say 0.
    const isOutOfFiles = files > 0 && ffree === 0;
    return isOutOfFiles ? 0 : Math.floor((bavail * bsize) / 1_000_000);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
