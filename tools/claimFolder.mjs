import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertWritable } from './writable.mjs';

/** Tells the processes that this one starts that the folder is theirs as well. */
const variable = 'FOLDER_CLAIMED';

/**
 * Claims the working folder until this process ends: dev servers and builds share a cache there, and two of them at
 * once would spoil it. The claim is a socket, which the system closes when the process ends, however it ends.
 *
 * @param {string} who what claims it, such as `A build`
 * @param {number} [patience] milliseconds that a busy process gets to say who it is
 * @returns {Promise<() => void>} gives the folder back earlier
 * @throws {Error} where another process has claimed it, with who that is
 */
export async function claimFolder(who, patience = 2000) {
  const folder = process.cwd();
  if (process.env[variable] === folder) return () => {};
  assertWritable(['.', '.cache', 'public', 'hosting', 'checked-content']);
  const path = socketPath(folder);
  const other = await whoHas(path, patience);
  if (other !== undefined) {
    throw new Error(`${other} is running in this folder already. End it first, then try again.`);
  }
  const server = createServer((socket) => socket.end(who));
  try {
    await new Promise((listening, fail) => {
      // Nobody answered there: what is left of a process that was killed.
      if (process.platform !== 'win32') rmSync(path, { force: true });
      server.once('error', fail).listen(path, () => listening(undefined));
    });
  } catch (error) {
    throw new Error(
      `This folder can't be claimed with ${path} (${error instanceof Error ? error.message : error}). ` +
        'Set TMPDIR to a folder that this account may write to, then try again.',
    );
  }
  server.unref();
  process.env[variable] = folder;
  return () => {
    server.close();
    delete process.env[variable];
  };
}

/** The path of a socket may have 103 bytes. */
const LONGEST_PLACE = 75;

/** @param {string} folder */
function socketPath(folder) {
  const name = `casegood-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  // The folder itself may lie on a disk that takes no sockets, or too deep for the path of one; so may TMPDIR.
  return join(Buffer.byteLength(tmpdir()) > LONGEST_PLACE ? '/tmp' : tmpdir(), name);
}

/**
 * @param {string} path
 * @param {number} patience
 * @returns {Promise<string | undefined>} undefined where nobody answers
 */
function whoHas(path, patience) {
  return new Promise((answer) => {
    let said = '';
    const socket = connect(path);
    socket
      .setEncoding('utf8')
      .setTimeout(patience, () => {
        socket.destroy();
        answer('A build or a dev server');
      })
      .on('data', (text) => {
        said += text;
      })
      .on('error', ({ code }) => {
        // Where it belongs to another account, nobody else may ask.
        const isOthers = code === 'EACCES' && existsSync(path);
        answer(isOthers ? 'A build or a dev server of another account' : undefined);
      })
      .on('end', () => answer(said));
  });
}
