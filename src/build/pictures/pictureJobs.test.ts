import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetOldPictures, picturesInWork } from './pictureJobs';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

afterAll(() => rmSync(folder, { recursive: true }));

function processed(name: string, bytes: string) {
  const contentDigest = createHash('sha1').update(bytes).digest('hex');
  return { inputPaths: [{ path: join(folder, name), contentDigest }] };
}

test('pictures that are gone, and those that have changed, are forgotten', () => {
  writeFileSync(join(folder, 'same.png'), 'same');
  writeFileSync(join(folder, 'changed.png'), 'new');
  const complete = new Map([
    ['same', processed('same.png', 'same')],
    ['changed', processed('changed.png', 'old')],
    ['gone', processed('gone.png', 'gone')],
  ]);
  const dispatch = jest.fn();
  const getState = () => ({ jobsV2: { complete, incomplete: new Map() } });
  forgetOldPictures({ getState, dispatch, subscribe: jest.fn(), replaceReducer: jest.fn() });
  expect(dispatch.mock.calls).toEqual(
    ['changed', 'gone'].map((contentDigest) => [
      { type: 'REMOVE_STALE_JOB_V2', payload: { contentDigest } },
    ]),
  );
});

test('the content waits for the pictures in work', async () => {
  const incomplete = new Map([['tour', {}]]);
  const listeners = new Set<() => void>();
  const store = {
    getState: () => ({ jobsV2: { complete: new Map(), incomplete } }),
    dispatch: jest.fn(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replaceReducer: jest.fn(),
  };
  const done = jest.fn();
  const waiting = picturesInWork(store).then(done);
  for (const listener of listeners) listener();
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  incomplete.clear();
  for (const listener of listeners) listener();
  await waiting;
  expect(listeners.size).toBe(0);
});
