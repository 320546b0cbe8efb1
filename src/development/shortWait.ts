import type { Reporter } from 'gatsby';

/** Milliseconds that Gatsby waits for more changes after one; its own 500 are half of the time from a save to the browser. */
const wait = 20;

/**
 * Lets Gatsby's dev server act on a change at once, or warns where Gatsby no longer waits where it is known to. It
 * waits for the many changes that a source plugin may send in a row; here the gate hands over whole files, mostly one,
 * and what comes later is taken in the next turn.
 */
export async function shortenWait(reporter: Pick<Reporter, 'warn'>): Promise<void> {
  const { waitingStates } = await import('gatsby/dist/state-machines/waiting');
  const batching = waitingStates.states?.batchingNodeMutations;
  const after = batching?.after ?? {};
  const [next] = Array.isArray(after) ? [] : Object.values(after);
  if (batching === undefined || next === undefined) {
    reporter.warn(
      'Gatsby no longer waits where it did: each edit takes half a second longer to show.',
    );
    return;
  }
  batching.after = { [wait]: next };
}
