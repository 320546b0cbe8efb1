import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the inbox does wrong, of which several things can be combined; nothing where it is empty. */
export interface Faults {
  /** Answers with this status. */
  status?: number;
  /** Takes this long to read the request. */
  slowReadMs?: number;
  /** Takes the request and never answers. */
  hang?: boolean;
  /** Drops the connection: before answering, in the middle of the headers, or after these and half a body. */
  reset?: 'before' | 'midHeaders' | 'midAnswer';
  /** false: the answer carries no CORS headers. */
  cors?: boolean;
  /** false: the preflight is refused. */
  preflight?: boolean;
  /** Answers 302. The inbox has /thanks, with CORS headers, and /thanks?cors=no. */
  redirect?: {
    location: string /** false: the redirect itself has no CORS headers. */;
    cors?: boolean;
  };
  /** The answer’s body never ends, or is not JSON. */
  body?: 'endless' | 'notJson';
  /** Only the first so many requests meet the fault. */
  times?: number;
}

/** Long enough for what was written to be read before the connection is reset. */
const BEFORE_RESET_MS = 100;
const ENDLESS_PIECE_MS = 50;

export async function sendEndlessly(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).write('{"ok": [');
  while (!response.destroyed) {
    response.write('true, ');
    await wait(ENDLESS_PIECE_MS);
  }
}

export async function reset(
  response: ServerResponse,
  when: NonNullable<Faults['reset']>,
): Promise<void> {
  const { socket } = response;
  if (when === 'midHeaders') socket?.write('HTTP/1.1 200 OK\r\nContent-Type: appli');
  if (when === 'midAnswer') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 12 });
    response.write('{"ok":');
  }
  if (when !== 'before') await wait(BEFORE_RESET_MS);
  socket?.resetAndDestroy();
}

/** Waits, but doesn't keep a closed inbox's process alive. */
export function wait(milliseconds: number): Promise<void> {
  return sleep(milliseconds, undefined, { ref: false });
}
