import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { listen } from '../ports';

export interface DevelopServer {
  address: string;
  stop(): Promise<void>;
}

/** Runs Gatsby's dev server in a folder until it answers; throws with what it has said where it ends before. */
export async function startDevelop(folder: string): Promise<DevelopServer> {
  const probe = createServer();
  const address = await listen(probe, { port: 0, host: '127.0.0.1', variable: 'PORT' });
  await new Promise((closed) => probe.close(closed));
  const { hostname, port } = new URL(address);
  const child = spawn(
    process.execPath,
    ['node_modules/gatsby/cli.js', 'develop', '--host', hostname, '--port', port],
    {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        SITE_URL: address,
        GATSBY_FORM_ENDPOINT: 'https://forms.example/bench',
        GATSBY_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that the processes that Gatsby starts can be ended with it.
      detached: true,
    },
  );
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('You can now view')) resolve();
      });
    }
    child.on('error', reject);
    child.on('close', () => reject(new Error(`gatsby develop ended:\n\n${said.slice(-3000)}`)));
  });
  return { address, stop };
}
