import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts a virtual screen.
 *
 * @param program the path of Xvfb
 * @returns its name, such as `:99`, and what ends it
 * @throws when it doesn't start
 */
export async function startScreen(
  program: string,
): Promise<{ name: string; close(): Promise<void> }> {
  const server = spawn(
    program,
    ['-displayfd', '1', '-screen', '0', '1600x1600x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const ended = once(server, 'exit');
  const [number] = await Promise.race([
    once(server.stdout, 'data'),
    ended.then(() => {
      throw new Error('Xvfb, the screen for WebKit, did not start.');
    }),
  ]);
  return {
    name: `:${String(number).trim()}`,
    async close() {
      server.kill();
      await ended;
    },
  };
}
