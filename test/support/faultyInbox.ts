import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  allowOrigin,
  Inbox,
  type ReceivedRequest,
  readRequest,
  send,
  sendPage,
  thank,
} from '../../tools/inbox/inbox';

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
  /** Answers 302; `cors: false`: the redirect has no CORS headers. /thanks has them, and /thanks?cors=no has not. */
  redirect?: { location: string; cors?: boolean };
  /** The answer’s body never ends, or is not JSON. */
  body?: 'endless' | 'notJson';
  /** Only the first so many requests meet the fault. */
  times?: number;
}

/** Long enough for what was written to be read before the connection is reset. */
const BEFORE_RESET_MS = 100;
const ENDLESS_PIECE_MS = 50;

/** The request inbox, in memory alone, with all that can go wrong with a form service. */
export class FaultyInbox extends Inbox {
  /** Every POST that arrived complete and readable, including those that a fault affected. */
  readonly arrivals: ReceivedRequest[] = [];
  /** How many preflights arrived. */
  preflights = 0;
  #faults: Faults = {};
  #faultyLeft = 0;
  readonly #hanging: ServerResponse[] = [];

  constructor() {
    super(null);
  }

  /** Listens again on the same port after `close`. */
  async reopen(): Promise<void> {
    if (!this.server.listening) await this.listen(Number(new URL(this.address).port));
  }

  /** Replaces all faults; `{}` ends them. */
  setFaults(faults: Faults): void {
    this.#faults = faults;
    this.#faultyLeft = faults.times ?? Number.POSITIVE_INFINITY;
  }

  /** Answers hanging requests as if nothing were wrong. */
  release(): void {
    for (const response of this.#hanging.splice(0)) send(response, 200, { ok: true });
  }

  /** Clears all requests and counts. Faults stay. */
  override clear(): void {
    super.clear();
    this.arrivals.length = 0;
    this.preflights = 0;
  }

  protected override async answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://inbox');
    switch (`${request.method} ${pathname}`) {
      case 'OPTIONS /requests':
        this.preflights += 1;
        if (this.#currentFaults().preflight !== false) return super.answer(request, response);
        this.#faultyLeft -= 1;
        return send(response, 403);
      case 'POST /requests':
        return this.#receive(request, response);
      case 'GET /thanks':
        if (search !== '?cors=no') allowOrigin(request, response);
        return thank(response, { contentType: '', headers: request.headers });
      default:
        return super.answer(request, response);
    }
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = this.#currentFaults();
    this.#faultyLeft -= 1;
    if (fault.cors !== false && fault.redirect?.cors !== false) allowOrigin(request, response);
    if (fault.slowReadMs) await wait(fault.slowReadMs);
    const received = await readRequest(request);
    this.arrivals.push(received);
    const { status = 200 } = fault;
    if (status < 400 && !fault.hang && fault.reset !== 'before') this.keep(received);

    if (fault.hang) this.#hanging.push(response);
    else if (fault.reset) await reset(response, fault.reset);
    else if (fault.redirect) {
      response.writeHead(302, { Location: fault.redirect.location }).end();
    } else if (fault.body === 'endless') await sendEndlessly(response);
    else if (fault.body === 'notJson') sendPage(response, '<p>Not JSON');
    else thank(response, received, status);
  }

  #currentFaults(): Faults {
    return this.#faultyLeft > 0 ? this.#faults : {};
  }
}

/** Starts an inbox on a port, or on any free one. */
export async function startInbox(port = 0): Promise<FaultyInbox> {
  const inbox = new FaultyInbox();
  await inbox.listen(port);
  return inbox;
}

async function sendEndlessly(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).write('{"ok": [');
  while (!response.destroyed) {
    response.write('true, ');
    await wait(ENDLESS_PIECE_MS);
  }
}

async function reset(response: ServerResponse, when: NonNullable<Faults['reset']>): Promise<void> {
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
function wait(milliseconds: number): Promise<void> {
  return sleep(milliseconds, undefined, { ref: false });
}
