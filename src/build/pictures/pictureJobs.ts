import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { NodePluginArgs, Store } from 'gatsby';

const LOOK_AGAIN_MS = 50;

/** What Gatsby keeps of the pictures that it processes, as far as it is used here. */
interface State {
  jobsV2: {
    incomplete: ReadonlyMap<string, unknown>;
    complete: ReadonlyMap<string, { inputPaths: { path: string; contentDigest: string }[] }>;
  };
}

interface CreateJob {
  payload: { job: { contentDigest: string; args: { isLazy?: boolean } } };
}

interface EndJob {
  payload: { jobContentDigest: string };
}

/**
 * Waits for the pictures that Gatsby has gone on with where the last build was stopped: it reads their files, so that
 * none of these may go meanwhile.
 */
export async function picturesInWork(store: Pick<Store, 'getState'>): Promise<void> {
  for (;;) {
    const { jobsV2 }: State = store.getState();
    if (jobsV2.incomplete.size === 0) return;
    await setTimeout(LOOK_AGAIN_MS);
  }
}

/**
 * Makes Gatsby forget the pictures that it has processed and that the content no longer has. It does so itself, but
 * before the content is brought up to date: it would read files that are gone, or count a picture as processed whose
 * results have been removed.
 */
export function forgetOldPictures(store: Pick<Store, 'getState' | 'dispatch'>): void {
  const { jobsV2 }: State = store.getState();
  for (const [contentDigest, { inputPaths }] of [...jobsV2.complete]) {
    if (inputPaths.every(({ path, contentDigest }) => sha1(path) === contentDigest)) continue;
    store.dispatch({ type: 'REMOVE_STALE_JOB_V2', payload: { contentDigest } });
  }
}

/**
 * While developing, Gatsby processes a picture only once a browser asks for it, but counts it as processed as soon as a
 * page is to show it, and forgets between two starts that it isn't. This makes it forget the count at once.
 */
export function forgetLazyPictures({
  emitter,
  store,
}: Pick<NodePluginArgs, 'emitter'> & { store: Pick<Store, 'dispatch'> }): void {
  const lazy = new Set<string>();
  emitter.on('CREATE_JOB_V2', ({ payload: { job } }: CreateJob) => {
    if (job.args.isLazy) lazy.add(job.contentDigest);
  });
  emitter.on('END_JOB_V2', ({ payload: { jobContentDigest: contentDigest } }: EndJob) => {
    if (!lazy.delete(contentDigest)) return;
    store.dispatch({ type: 'REMOVE_STALE_JOB_V2', payload: { contentDigest } });
  });
}

function sha1(path: string): string | undefined {
  return existsSync(path) ? createHash('sha1').update(readFileSync(path)).digest('hex') : undefined;
}
