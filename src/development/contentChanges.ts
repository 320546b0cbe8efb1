/** What is still being made of changed files. */
const inWork = new Set<unknown>();

/** Resolves once everything is made of the changed files. Until then Gatsby would miss pages, and delete them. */
export async function changesTaken(): Promise<void> {
  for (const work of inWork) {
    await work;
    inWork.delete(work);
  }
}

/**
 * Lets Gatsby's dev server take each change of a file in as a whole, and show it at once. By itself it waits half a
 * second for more, and forgets the change if a page is opened meanwhile; it makes the nodes of a file anew while it runs
 * queries, so that a page which is opened then has no data; and where a change leaves a page as it was, it answers a
 * request for it after five seconds. Call this in `onCreateDevServer`, and await `changesTaken` in `createPages`.
 */
export async function takeChangesWhole(): Promise<void> {
  const { buildActions } = await import('gatsby/dist/state-machines/develop/actions');
  const { waitingStates } = await import('gatsby/dist/state-machines/waiting');
  const { waitingActions } = await import('gatsby/dist/state-machines/waiting/actions');
  const { waitingServices } = await import('gatsby/dist/state-machines/waiting/services');
  const { emitter } = await import('gatsby/dist/redux');

  // What comes while it is busy is kept until it waits again; then it is taken in without another wait.
  Object.assign(buildActions, { callApi: buildActions.addNodeMutation, markNodesDirty() {} });
  Object.assign(waitingActions, { callApi: waitingActions.addNodeMutation });
  Object.assign(waitingStates.states?.batchingNodeMutations ?? {}, {
    always: { target: 'committingBatch' },
  });

  const { runMutationBatch } = waitingServices;
  waitingServices.runMutationBatch = ({ runningBatch = [], ...context }) =>
    runMutationBatch({ ...context, runningBatch: runningBatch.map(remembered) });

  emitter.on('PAGE_QUERY_RUN', ({ payload }: { payload: { path: string } }) => {
    emitter.emit('CLEAR_PENDING_PAGE_DATA_WRITE', { payload: { page: payload.path } });
  });
}

/** A change that puts what is made of it among `inWork`. */
function remembered<Change extends object>(change: Change): Change {
  function resolve(work: unknown) {
    inWork.add(work);
    if ('resolve' in change && typeof change.resolve === 'function') change.resolve(work);
  }
  return { ...change, resolve };
}
