import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort } from './freePort';
import { copySite } from './siteCopy';

export interface AdminSite {
  address: string;
  /** The copy of the project whose content is edited. */
  folder: string;
  close(): Promise<void>;
}

/** Serves the editing UI for a copy of the project, as the dev server does. */
export async function startAdminSite(): Promise<AdminSite> {
  const copy = copySite();
  const port = await freePort();
  const script = resolve('test/support/editorServer.ts');
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const server = spawn(process.execPath, [tsx, script, String(port)], {
    cwd: copy.folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await new Promise((said) => server.stdout.once('data', said));
  return {
    address: `http://127.0.0.1:${port}`,
    folder: copy.folder,
    async close() {
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
      await copy.remove();
    },
  };
}
