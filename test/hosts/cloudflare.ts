import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCommandOf, runAfterBuild } from './guide';
import { engine, type Host, startEngine } from './host';

const compatibilityDate = '2026-01-01';

export const cloudflarePages: Host = {
  name: 'Cloudflare Pages',
  takesPath: false,
  async serve(folder, port) {
    runAfterBuild(buildCommandOf('Cloudflare Pages'), folder);
    const options = ['public', `--compatibility-date=${compatibilityDate}`];
    return serveByWrangler(['pages', 'dev', ...options], folder, port);
  },
};

/** Cloudflare’s successor to Pages, for the same folder. */
export const cloudflareWorkers: Host = {
  name: 'Cloudflare Workers',
  takesPath: false,
  async serve(folder, port) {
    runAfterBuild(buildCommandOf('Cloudflare Pages'), folder);
    const settings = {
      name: 'site',
      compatibility_date: compatibilityDate,
      assets: { directory: 'public', not_found_handling: '404-page' },
    };
    writeFileSync(join(folder, 'wrangler.json'), JSON.stringify(settings));
    return serveByWrangler(['dev'], folder, port);
  },
};

function serveByWrangler(words: string[], folder: string, port: number) {
  // Otherwise it keeps its state in a folder of the project.
  const options = ['--ip=127.0.0.1', `--port=${port}`, `--persist-to=${join(folder, 'state')}`];
  const command = engine('wrangler/bin/wrangler.js', ...words, ...options);
  return startEngine(command, port, folder);
}
