import { waitingStates } from 'gatsby/dist/state-machines/waiting';
import { shortenWait } from './shortWait';

const batching = waitingStates.states?.batchingNodeMutations;
if (batching === undefined) throw new Error('Gatsby, as it is installed, waits elsewhere.');

test('Gatsby, as it is installed, waits no longer than told', async () => {
  const warn = jest.fn();
  expect(batching.after).toEqual({ 500: 'committingBatch' });
  await shortenWait({ warn });
  expect(batching.after).toEqual({ 20: 'committingBatch' });
  expect(warn).not.toHaveBeenCalled();
});

test('a Gatsby that waits elsewhere is reported, and left as it is', async () => {
  const warn = jest.fn();
  batching.after = undefined;
  await shortenWait({ warn });
  expect(batching.after).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('half a second longer'));
});
