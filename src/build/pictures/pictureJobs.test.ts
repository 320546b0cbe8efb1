import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { forgetLazyPictures, forgetOldPictures, picturesInWork } from './pictureJobs';

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
  forgetOldPictures({ getState, dispatch });
  expect(dispatch.mock.calls).toEqual(
    ['changed', 'gone'].map((contentDigest) => [
      { type: 'REMOVE_STALE_JOB_V2', payload: { contentDigest } },
    ]),
  );
});

test('a picture that waits for a browser to ask for it is not counted as processed', () => {
  const emitter = new EventEmitter();
  const dispatch = jest.fn();
  forgetLazyPictures({ emitter, store: { dispatch } });
  for (const [contentDigest, isLazy] of Object.entries({ lazy: true, processed: false })) {
    emitter.emit('CREATE_JOB_V2', { payload: { job: { contentDigest, args: { isLazy } } } });
    emitter.emit('END_JOB_V2', { payload: { jobContentDigest: contentDigest } });
  }
  expect(dispatch.mock.calls).toEqual([
    [{ type: 'REMOVE_STALE_JOB_V2', payload: { contentDigest: 'lazy' } }],
  ]);
});

test('the content waits for the pictures in work', async () => {
  const incomplete = new Map([['tour', {}]]);
  const getState = () => ({ jobsV2: { complete: new Map(), incomplete } });
  const done = jest.fn();
  const waiting = picturesInWork({ getState }).then(done);
  await setTimeout(200);
  expect(done).not.toHaveBeenCalled();
  incomplete.clear();
  await waiting;
});
