import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort } from '../support/freePort';
import { test } from '../support/site';
import { copySite } from '../support/siteCopy';
import { prepareEditorPage } from './editor';

export interface AdminSite {
  address: string;
  /** The copy of the project whose content is edited. */
  folder: string;
  close(): Promise<void>;
}

/**
 * Serves the editing UI for a copy of the project, as the dev server does.
 *
 * @param engine the path of another release of the editing engine
 */
export async function startAdminSite(engine?: string): Promise<AdminSite> {
  const copy = copySite();
  const port = await freePort();
  const script = resolve('test/editing/editorServer.ts');
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const args = [tsx, script, String(port), ...(engine ? [resolve(engine)] : [])];
  const server = spawn(process.execPath, args, {
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

/** The engine is bundled first, which can take long on a busy machine. */
const START_MS = 10 * 60_000;

/** Serves the editing UI to the tests in a file, each in a window large enough for it. */
export function serveEditingUi(findEngine?: () => string): Pick<AdminSite, 'address' | 'folder'> {
  const admin = { address: '', folder: '', close: async () => {} };

  test.beforeAll(async () => {
    test.setTimeout(START_MS);
    Object.assign(admin, await startAdminSite(findEngine?.()));
  });

  test.afterAll(() => admin.close());

  test.beforeEach(async ({ guard, page }) => {
    test.setTimeout(START_MS);
    await prepareEditorPage(page, guard, admin.address);
  });

  return admin;
}
