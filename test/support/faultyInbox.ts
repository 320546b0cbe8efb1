import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  allowOrigin,
  Inbox,
  type ReceivedRequest,
  readRequest,
  send,
  thank,
} from '../../tools/inbox/inbox';

/** What the inbox does wrong; an empty object is no fault. */
export interface Faults {
  /** Answers with this status. */
  status?: number;
  /** Accepts the request and never answers. */
  hang?: boolean;
  /** Drops the connection before answering. */
  reset?: boolean;
  /** false: the answer carries no CORS headers. */
  cors?: boolean;
  /** Answers 302, to an address of its own such as /thanks. */
  redirect?: string;
  /** The answer’s body never ends. */
  endless?: boolean;
  /** Only this many requests have the fault. */
  times?: number;
}

/** The request inbox, only in memory, with what can go wrong with a form service. */
export class FaultyInbox extends Inbox {
  /** Every POST that arrived complete and readable, including those with a fault. */
  readonly arrivals: ReceivedRequest[] = [];
  #faults: Faults = {};
  #faultyLeft = 0;
  readonly #hanging: ServerResponse[] = [];

  constructor() {
    super(null);
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

  /** Clears all requests. Faults stay. */
  override clear(): void {
    super.clear();
    this.arrivals.length = 0;
  }

  protected override async answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    switch (`${request.method} ${request.url}`) {
      case 'POST /requests':
        return this.#receive(request, response);
      case 'GET /thanks':
        allowOrigin(request, response);
        return thank(response, { contentType: '', headers: request.headers });
      default:
        return super.answer(request, response);
    }
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = this.#faultyLeft > 0 ? this.#faults : {};
    this.#faultyLeft -= 1;
    if (fault.cors !== false) allowOrigin(request, response);
    const received = await readRequest(request);
    this.arrivals.push(received);
    const { status = 200 } = fault;
    if (status < 400 && !fault.hang && !fault.reset) this.keep(received);

    if (fault.hang) this.#hanging.push(response);
    else if (fault.reset) response.socket?.resetAndDestroy();
    else if (fault.redirect) response.writeHead(302, { Location: fault.redirect }).end();
    else if (fault.endless) {
      response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"ok": [');
    } else thank(response, received, status);
  }
}

/** Starts an inbox on a port. */
export async function startInbox(port: number): Promise<FaultyInbox> {
  const inbox = new FaultyInbox();
  await inbox.listen(port);
  return inbox;
}
