import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Where sites usually have their service worker, below the address of the site. A browser that keeps one of an earlier
 * site at this domain asks for it there, and shows that site until it gets another.
 */
export const workerNames = [
  'sw.js',
  'service-worker.js',
  'serviceworker.js',
  'service_worker.js',
  'pwa-sw.js',
  // Angular
  'ngsw-worker.js',
  // Flutter
  'flutter_service_worker.js',
  // WordPress, by SuperPWA
  'superpwa-sw.js',
  // Push messages, by Firebase and by OneSignal
  'firebase-messaging-sw.js',
  'OneSignalSDKWorker.js',
];

/**
 * A service worker that takes the place of an earlier one at once, and is gone: from the next page on, the browser asks the
 * server. It reloads nothing, since somebody may be writing. What the earlier one had stored goes with it, unless other
 * sites have the same origin.
 */
const worker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  await registration.unregister();
  if (registration.scope !== location.origin + '/') return;
  for (const name of await caches.keys()) await caches.delete(name);
}
`;

/** Writes it in the place of every worker that an earlier site may have had. */
export function replaceWorkers(folder: string): void {
  for (const name of workerNames) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, worker);
  }
}
