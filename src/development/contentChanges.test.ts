import { developMachine } from 'gatsby/dist/state-machines/develop';
import { buildActions } from 'gatsby/dist/state-machines/develop/actions';
import { waitingStates } from 'gatsby/dist/state-machines/waiting';
import { waitingActions } from 'gatsby/dist/state-machines/waiting/actions';
import { waitingServices } from 'gatsby/dist/state-machines/waiting/services';
import { changesTaken, takeChangesWhole } from './contentChanges';

test('Gatsby, as it is installed, takes changes in by the actions and the service that are replaced', async () => {
  const { recreatingPages, runningQueries } = developMachine.config.states ?? {};
  const { batchingNodeMutations, committingBatch } = waitingStates.states ?? {};
  expect(recreatingPages?.on).toEqual({ ADD_NODE_MUTATION: { actions: 'callApi' } });
  expect(runningQueries?.on).toMatchObject({
    ADD_NODE_MUTATION: { actions: ['markNodesDirty', 'callApi'] },
  });
  expect(committingBatch?.on).toEqual({ ADD_NODE_MUTATION: { actions: 'callApi' } });
  expect(committingBatch?.invoke).toMatchObject({ src: 'runMutationBatch' });
  expect(batchingNodeMutations?.always).toMatchObject({ target: 'committingBatch' });
  await takeChangesWhole();
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
  const waiting = changesTaken().then(taken);
  await new Promise(setImmediate);
  expect(taken).not.toHaveBeenCalled();
  finish();
  await waiting;
});
