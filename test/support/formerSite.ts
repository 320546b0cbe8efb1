import { createServer } from 'node:http';
import { close, listen } from '../../kit/development/ports';
import { serveSite } from '../../tools/serve/serve';
import { PUBLIC } from './fixtureSite';

/** What visitors see of an earlier site. */
export const formerTitle = 'An earlier site';

const page = (worker: string) => `<!doctype html><title>${formerTitle}</title>
<script>navigator.serviceWorker.register('${worker}')</script>`;

/** Keeps all that it has seen, and asks nobody again. */
const cacheFirst = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith((async () => {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  await (await caches.open('all')).put(event.request, answer.clone());
  return answer;
})()));`;

/**
 * Serves an earlier site with a service worker, until it is moved out.
 *
 * @param worker the path of the worker, such as `/sw.js`
 */
export async function serveFormerSite(worker: string) {
  const former = createServer(({ url }, response) => {
    const isWorker = url === worker;
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
    // As some hosts have it for all scripts.
    response.setHeader('Cache-Control', isWorker ? 'max-age=31536000, immutable' : 'no-cache');
    response.end(isWorker ? cacheFirst : page(worker));
  });
  const address = await listen(former, 0, 'PORT');
  const port = Number(new URL(address).port);
  return {
    address,
    /** Puts the fixture site in its place, at the same address. */
    async moveOut() {
      await close(former);
      return serveSite({ port, root: PUBLIC });
    },
  };
}
