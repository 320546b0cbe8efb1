import { developMachine } from 'gatsby/dist/state-machines/develop';
import { buildActions } from 'gatsby/dist/state-machines/develop/actions';
import { waitingStates } from 'gatsby/dist/state-machines/waiting';
import { waitingActions } from 'gatsby/dist/state-machines/waiting/actions';
import { waitingServices } from 'gatsby/dist/state-machines/waiting/services';
import { changesFinished, finishEachChange } from './contentChanges';

test('Gatsby, as it is installed, takes changes in by the actions and the service that are replaced', async () => {
  const warn = jest.fn();
  const { recreatingPages, runningQueries } = developMachine.config.states ?? {};
  const { batchingNodeMutations, committingBatch } = waitingStates.states ?? {};
  expect(recreatingPages?.on).toEqual({ ADD_NODE_MUTATION: { actions: 'callApi' } });
  expect(runningQueries?.on).toMatchObject({
    ADD_NODE_MUTATION: { actions: ['markNodesDirty', 'callApi'] },
  });
  expect(committingBatch?.on).toEqual({ ADD_NODE_MUTATION: { actions: 'callApi' } });
  expect(committingBatch?.invoke).toMatchObject({ src: 'runMutationBatch' });
  expect(batchingNodeMutations?.always).toMatchObject({ target: 'committingBatch' });
  await finishEachChange({ warn });
  expect(warn).not.toHaveBeenCalled();
  expect(buildActions.callApi).toBe(buildActions.addNodeMutation);
  expect(waitingActions.callApi).toBe(waitingActions.addNodeMutation);
});

test('what is made of a change is waited for', async () => {
  let finish = () => {};
  const made = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const store = Object.assign(Object.create(null), { dispatch: () => made });
  const resolve = jest.fn();
  const runningBatch = [{ type: 'createNode', payload: [{}], resolve }];
  await waitingServices.runMutationBatch({ store, runningBatch });
  expect(resolve).toHaveBeenCalledWith(made);
  const taken = jest.fn();
  const waiting = changesFinished().then(taken);
  await new Promise(setImmediate);
  expect(taken).not.toHaveBeenCalled();
  finish();
  await waiting;
});

test('a Gatsby that takes changes in otherwise is reported, and left as it is', async () => {
  const batching = waitingStates.states?.batchingNodeMutations ?? {};
  const { always } = batching;
  batching.always = undefined;
  const warn = jest.fn();
  await finishEachChange({ warn });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('otherwise than it did'));
  expect(batching.always).toBeUndefined();
  batching.always = always;
});
