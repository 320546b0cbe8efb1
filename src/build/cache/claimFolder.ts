import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { errorCode } from '../../content/read/fileSystem';

/** The path of a socket may have 103 bytes. */
const longestFolder = 75;

/** Far more than a claim takes: one that lasts longer was killed. */
const CLAIMING_MS = 10_000;

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
  try {
    await inTurn(`${join(tmpdir(), basename(path))}-claiming`, async () => {
      const other = await whoHas(path, patience);
      if (other !== undefined) throw new Claimed(other);
      // Nobody answered there: what is left of a process that was killed.
      if (process.platform !== 'win32') rmSync(path, { force: true });
      await new Promise<void>((listening, fail) => {
        server.once('error', fail).listen(path, listening);
      });
    });
  } catch (error) {
    if (error instanceof Claimed) throw error;
    throw new Error(
      `This folder can't be claimed with ${path} (${error instanceof Error ? error.message : error}). ` +
        'Set TMPDIR to a folder that this account may write to, then try again.',
    );
  }
  return () => server.close();
}

class Claimed extends Error {
  constructor(who: string) {
    super(`${who} is running in this folder already. End it first, then try again.`);
  }
}

/** Lets one process at a time do some work: of two that asked at once, both would find the folder free. */
async function inTurn(lock: string, work: () => Promise<void>): Promise<void> {
  const since = Date.now();
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (errorCode(error) !== 'EEXIST' || Date.now() - since > 2 * CLAIMING_MS) throw error;
      const stats = statSync(lock, { throwIfNoEntry: false });
      if (stats && Date.now() - stats.mtimeMs > CLAIMING_MS) rmSync(lock, { recursive: true });
      await setTimeout(10);
    }
  }
  try {
    await work();
  } finally {
    rmdirSync(lock);
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
