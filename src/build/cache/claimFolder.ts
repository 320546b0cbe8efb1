import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorCode } from '../../content/read/fileSystem';

/**
 * Claims the working folder until this process ends, or until what is returned is called: dev servers and builds share a
 * cache there, and two of them at once would spoil it. The claim is a socket, which the system closes when the process
 * ends, however it ends.
 *
 * @param who what claims it, such as `A build`
 * @param patience milliseconds that a busy process gets to say who it is
 */
export async function claimFolder(who: string, patience = 2000): Promise<() => void> {
  const path = socketPath(process.cwd());
  const server = createServer((socket) => socket.end(who)).unref();
  const listen = () => once(server.listen(path), 'listening');
  try {
    await listen();
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    const other = await whoHas(path, patience);
    if (other !== undefined) {
      throw new Error(`${other} is running in this folder already. End it first, then try again.`);
    }
    // Nobody answered there: the process has just ended, or, on macOS, was killed and has left its socket.
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

/** What has claimed a folder; undefined where nobody answers. */
async function whoHas(path: string, patience: number): Promise<string | undefined> {
  let isBusy = false;
  const socket = connect(path);
  socket.setTimeout(patience, () => {
    isBusy = true;
    socket.destroy();
  });
  try {
    return await text(socket);
  } catch {
    return isBusy ? 'A build or a dev server' : undefined;
  }
}
