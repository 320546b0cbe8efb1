import { waitingStates } from 'gatsby/dist/state-machines/waiting';
import { shortenWait } from './shortWait';

test('Gatsby, as it is installed, waits no longer than told', async () => {
  expect(waitingStates.states?.batchingNodeMutations?.after).toEqual({ 500: 'committingBatch' });
  expect(await shortenWait()).toBe(true);
  expect(waitingStates.states?.batchingNodeMutations?.after).toEqual({ 20: 'committingBatch' });
});
