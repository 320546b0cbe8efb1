import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { errorCode } from '../../content/read/fileSystem';

/** The path of a socket may have 103 bytes. */
const longestFolder = 75;

/**
 * Claims the working folder until this process ends: dev servers and builds share a cache there, and two of them at
 * once would spoil it. The claim is a socket, which the system closes when the process ends, however it ends.
 *
 * @param who what claims it, such as `A build`
 * @param patience milliseconds that a busy process gets to say who it is
 */
export async function claimFolder(who: string, patience = 2000): Promise<void> {
  const path = socketPath(process.cwd());
  const other = await whoHas(path, patience);
  if (other !== undefined) {
    throw new Error(`${other} is running in this folder already. End it first, then try again.`);
  }
  const server = createServer((socket) => socket.end(who)).unref();
  try {
    // Nobody answered there: what is left of a process that was killed.
    if (process.platform !== 'win32') rmSync(path, { force: true });
    await new Promise<void>((listening, fail) => {
      server.once('error', fail).listen(path, listening);
    });
  } catch (error) {
    throw new Error(
      `This folder can't be claimed with ${path} (${error instanceof Error ? error.message : error}). ` +
        'Set TMPDIR to a folder that this account may write to, then try again.',
    );
  }
}

function socketPath(folder: string): string {
  const name = `casegood-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // The folder itself may lie on a disk that takes no sockets, or too deep for the path of one; so may TMPDIR.
  return join(Buffer.byteLength(tmpdir()) > longestFolder ? '/tmp' : tmpdir(), name);
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
  } catch (error) {
    if (isBusy) return 'A build or a dev server';
    // Where it belongs to another account, nobody else may ask.
    const isOthers = errorCode(error) === 'EACCES' && existsSync(path);
    return isOthers ? 'A build or a dev server of another account' : undefined;
  }
}
