/** Milliseconds that Gatsby waits for more changes after one; its own 500 are most of the way from a save to the eye. */
const wait = 20;

/**
 * Lets Gatsby's dev server act on a change at once. It waits for the many that a source plugin may send in a row; here
 * the gate hands over whole files, mostly one, and what comes later is taken in the next turn.
 *
 * @returns whether Gatsby waits where it is known to wait; if not, nothing is changed, and an edit takes longer
 */
export async function shortenWait(): Promise<boolean> {
  const { waitingStates } = await import('gatsby/dist/state-machines/waiting');
  const batching = waitingStates.states?.batchingNodeMutations;
  const after = batching?.after;
  if (batching === undefined || after === undefined || Array.isArray(after)) return false;
  const [next] = Object.values(after);
  if (next === undefined) return false;
  batching.after = { [wait]: next };
  return true;
}
