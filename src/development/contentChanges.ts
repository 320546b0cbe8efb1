import type { Reporter } from 'gatsby';

/** What is still being made of changed files. */
const unfinished = new Set<unknown>();

/** Waits until everything is made of the changed files. Until then Gatsby would miss pages, and delete them. */
export async function changesFinished(): Promise<void> {
  const all = [...unfinished];
  unfinished.clear();
  await Promise.allSettled(all);
}

/**
 * Lets Gatsby's dev server finish each change of a file before it runs queries, and show it at once. By itself it waits
 * half a second for more, and forgets the change if a page is opened meanwhile; it makes the nodes of a file anew while
 * it runs queries, so that a page which is opened then has no data; and where a change leaves a page as it was, it
 * answers a request for it after five seconds. Call this in `onCreateDevServer`, and await `changesFinished` in
 * `createPages`. It warns where Gatsby no longer goes about it as it is known to.
 */
export async function finishEachChange(reporter: Pick<Reporter, 'warn'>): Promise<void> {
  const { buildActions } = await import('gatsby/dist/state-machines/develop/actions');
  const { waitingStates } = await import('gatsby/dist/state-machines/waiting');
  const { waitingActions } = await import('gatsby/dist/state-machines/waiting/actions');
  const { waitingServices } = await import('gatsby/dist/state-machines/waiting/services');
  const { emitter } = await import('gatsby/dist/redux');

  const batching = waitingStates.states?.batchingNodeMutations;
  const replaced = [buildActions, waitingActions].flatMap(({ callApi, addNodeMutation }) => [
    callApi,
    addNodeMutation,
  ]);
  if (!batching?.always || replaced.includes(undefined)) {
    reporter.warn(
      'Gatsby takes changes in otherwise than it did: a page that is opened right after a save may have no data.',
    );
    return;
  }

  // What comes while it is busy is kept until it waits again; then it is taken in without another wait.
  Object.assign(buildActions, { callApi: buildActions.addNodeMutation, markNodesDirty() {} });
  Object.assign(waitingActions, { callApi: waitingActions.addNodeMutation });
  batching.always = { target: 'committingBatch' };

  const { runMutationBatch } = waitingServices;
  waitingServices.runMutationBatch = ({ runningBatch = [], ...context }) =>
    runMutationBatch({ ...context, runningBatch: runningBatch.map(remembered) });

  emitter.on('PAGE_QUERY_RUN', ({ payload }: { payload: { path: string } }) => {
    emitter.emit('CLEAR_PENDING_PAGE_DATA_WRITE', { payload: { page: payload.path } });
  });
}

/** A change that puts what is made of it among the `unfinished`. */
function remembered<Change extends object>(change: Change): Change {
  function resolve(work: unknown) {
    unfinished.add(work);
    if ('resolve' in change && typeof change.resolve === 'function') change.resolve(work);
  }
  return { ...change, resolve };
}
