import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { errorCode } from '../content/read/fileSystem';

/**
 * Locks the working folder until this process ends, or until the returned function is called: dev servers and builds
 * share a cache there, and two at once would corrupt it. The lock is a socket, which the system closes when the process
 * ends, however it ends. Throws where another process has the folder.
 *
 * @param purpose what only one process may do at a time, if it doesn’t exclude everything else
 */
export async function lockFolder(purpose = ''): Promise<() => void> {
  const path = socketPath(process.cwd() + purpose);
  const server = createServer((socket) => socket.end()).unref();
  const listen = () => once(server.listen(path), 'listening');
  try {
    await listen();
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    // The system answers for the process, even if it is busy or stopped.
    const socket = connect(path);
    const answer = await once(socket, 'connect').catch(() => undefined);
    socket.destroy();
    if (answer) {
      throw new Error(
        'A build or a dev server is running in this folder already. End it first, then try again.',
      );
    }
    // The process has just ended, or, on macOS, was killed and has left its socket.
    if (path.startsWith('/')) rmSync(path, { force: true });
    await listen();
  }
  return () => server.close();
}

/** On Linux the socket is in no folder, and is gone with its process. */
function socketPath(folder: string): string {
  const name = `casegood-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  return process.platform === 'linux' ? `\0${name}` : `/tmp/${name}`;
}
