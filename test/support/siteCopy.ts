import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../../tools/copyProject';
import { freePort } from './freePort';
import { type RunningProgram, startProgram } from './startProgram';

export type SiteCopy = ReturnType<typeof copySite>;
export type DevServer = Awaited<ReturnType<SiteCopy['develop']>>;

/** Copies the project to a folder of its own, with the content of the fixture site. The packages are shared. */
export function copySite() {
  const folder = mkdtempSync(join(tmpdir(), 'casegood-copy-'));
  copyProject(folder, 'test/fixture/content');
  const running: RunningProgram[] = [];

  /** Runs a script in the copy. */
  function start(args: string[], env: Record<string, string> = {}): RunningProgram {
    // The test runner's NODE_ENV and options are not for the site.
    const all = { ...process.env, NODE_ENV: undefined, CI: '1', ...env };
    const program = startProgram(process.execPath, args, { cwd: copy.folder, env: all });
    running.push(program);
    return program;
  }

  const gatsby = (args: string[], env: Record<string, string>) =>
    start(['node_modules/gatsby/cli.js', ...args], env);

  const copy = {
    /** Where it is; a test may move it. */
    folder,
    start,
    gatsby,
    /** Builds the copy, as `npm run build` does. */
    build: (env: Record<string, string>) => start(['--import', 'tsx', 'tools/build.ts'], env),
    /** Starts the dev server, and waits until it is ready. */
    async develop() {
      const [port, inboxPort] = [await freePort(), await freePort()];
      const env = {
        PORT: String(port),
        INBOX_PORT: String(inboxPort),
        // As on a developer’s machine.
        GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: '1',
      };
      const server = start(['--import', 'tsx', 'tools/dev.ts', '--host', '127.0.0.1'], env);
      await server.waitForOutput('You can now view');
      const [address, inbox] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${inboxPort}`];
      return { ...server, address, inbox };
    },
    /** Stops what is running, and deletes the copy. */
    async remove(): Promise<void> {
      await Promise.all(running.map((program) => program.stop()));
      rmSync(copy.folder, { recursive: true, force: true });
    },
  };
  return copy;
}
