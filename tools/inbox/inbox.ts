import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { dirname, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { close, listen, PortInUse, readPort } from '../ports';
import { type Faults, reset, sendEndlessly, wait } from './faults';
import { inboxPage, PAGE_POLICY, thanksPage } from './page';

export type { Faults } from './faults';

export interface ReceivedRequest {
  /** ISO 8601, in UTC. */
  receivedAt: string;
  /** The media type alone, without parameters. */
  contentType: string;
  headers: IncomingHttpHeaders;
  fields: Record<string, unknown>;
}

/** The default port, and how many after it are tried if none was asked for. */
const USUAL_PORT = 9100;
const TRIED = 20;

/**
 * Starts the request inbox on `INBOX_PORT`, or else on 9100 or the next free port, which it then prints.
 *
 * @throws when the port that was asked for is busy
 */
export async function startInboxBeside(): Promise<Inbox> {
  const asked = process.env.INBOX_PORT?.trim();
  if (asked) return startInbox({ port: readPort('INBOX_PORT', USUAL_PORT) });
  for (let port = USUAL_PORT; ; port += 1) {
    try {
      const inbox = await startInbox({ port });
      if (port > USUAL_PORT) {
        console.log(`Port ${USUAL_PORT} is taken, so the request inbox is on ${port}.`);
      }
      return inbox;
    } catch (error) {
      if (!(error instanceof PortInUse) || port === USUAL_PORT + TRIED) throw error;
    }
  }
}

interface InboxOptions {
  /** 0 takes any free port. */
  port?: number;
  /** The file for accepted requests, one JSON line each; null keeps them only in memory. */
  file?: string | null;
}

/**
 * Starts the request inbox, which stands in for the form service.
 *
 * @throws when the port is busy, or the file cannot be written
 */
export async function startInbox(options: InboxOptions): Promise<Inbox> {
  const { port = 0, file = '.inbox/requests.jsonl' } = options;
  if (file !== null) mkdirSync(dirname(file), { recursive: true });
  const inbox = new Inbox(file);
  await inbox.listen(port);
  return inbox;
}

export class Inbox {
  /** The address of the page that shows what arrived, for example `http://127.0.0.1:9100`. */
  address = '';
  /** The accepted requests, oldest first. */
  readonly requests: ReceivedRequest[] = [];
  /** Every POST that arrived complete and readable, including those that a fault affected. */
  readonly arrivals: ReceivedRequest[] = [];
  /** How many preflights arrived. */
  preflights = 0;
  readonly #file: string | null;
  #faults: Faults = {};
  #faultyLeft = 0;
  readonly #hanging: ServerResponse[] = [];

  readonly #server = createServer((request, response) => {
    // When a reused connection breaks, browsers send the request again by themselves, which would falsify every count.
    response.setHeader('Connection', 'close');
    this.#answer(request, response).catch((error: unknown) => {
      // A visitor who leaves while sending closes the connection, which is no error of the inbox.
      if (response.socket?.destroyed ?? true) return;
      const message = error instanceof Error ? error.message : String(error);
      send(response, error instanceof UnknownType ? 415 : 400, { error: message });
    });
  });

  constructor(file: string | null) {
    this.#file = file;
  }

  /** Where forms are sent. */
  get endpoint(): string {
    return `${this.address}/requests`;
  }

  async listen(port: number): Promise<void> {
    this.address = await listen(this.#server, port, 'INBOX_PORT');
  }

  /** Stops listening and ends every connection at once, so that a new one is refused. */
  async close(): Promise<void> {
    if (this.#server.listening) await close(this.#server);
  }

  /** Listens again on the same port after `close`. */
  async reopen(): Promise<void> {
    if (!this.#server.listening) await this.listen(Number(new URL(this.address).port));
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

  /** Clears all requests and counts, and deletes the file. Faults stay. */
  clear(): void {
    this.requests.length = 0;
    this.arrivals.length = 0;
    this.preflights = 0;
    if (this.#file !== null) rmSync(this.#file, { force: true });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://inbox');
    switch (`${request.method} ${url.pathname}`) {
      case 'OPTIONS /requests':
        return this.#answerPreflight(request, response);
      case 'POST /requests':
        return this.#receive(request, response);
      case 'GET /thanks':
        if (url.searchParams.get('cors') !== 'no') allowOrigin(request, response);
        return sendPage(response, thanksPage(siteOrigin(request)));
      case 'GET /': {
        const file = this.#file && relative(process.cwd(), this.#file);
        const live = url.searchParams.get('live') !== 'off';
        return sendPage(response, inboxPage({ requests: this.requests, file, live }));
      }
      case 'GET /favicon.ico':
        return send(response, 204);
      default:
        return send(response, 404, {
          error: `There is no ${request.method} ${url.pathname}. Forms are sent to POST /requests.`,
        });
    }
  }

  #answerPreflight(request: IncomingMessage, response: ServerResponse): void {
    this.preflights += 1;
    const isRefused = this.#currentFaults().preflight === false;
    if (isRefused) this.#faultyLeft -= 1;
    else if (allowOrigin(request, response)) {
      response.setHeader('Access-Control-Allow-Methods', 'POST');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      // Otherwise browsers cache the answer for seconds, and a new fault would have no effect.
      response.setHeader('Access-Control-Max-Age', '0');
    }
    send(response, isRefused ? 403 : 204);
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fault = this.#currentFaults();
    this.#faultyLeft -= 1;
    if (fault.cors !== false && fault.redirect?.cors !== false) allowOrigin(request, response);
    if (fault.slowReadMs) await wait(fault.slowReadMs);
    const received = await readRequest(request);
    this.arrivals.push(received);
    const status = fault.status ?? 200;
    if (status < 400 && !fault.hang && fault.reset !== 'before') this.#keep(received);

    if (fault.hang) this.#hanging.push(response);
    else if (fault.reset) await reset(response, fault.reset);
    else if (fault.redirect) {
      response.writeHead(302, { Location: fault.redirect.location }).end();
    } else if (fault.body === 'endless') await sendEndlessly(response);
    else if (fault.body === 'notJson') sendPage(response, '<p>Not JSON');
    else if (received.contentType === 'application/json') {
      send(response, status, status < 400 ? { ok: true } : { error: 'As asked for.' });
    } else sendPage(response, thanksPage(siteOrigin(request)), status);
  }

  #keep(request: ReceivedRequest): void {
    this.requests.push(request);
    if (this.#file === null) return;
    const { receivedAt, contentType, fields } = request;
    appendFileSync(this.#file, `${JSON.stringify({ receivedAt, contentType, fields })}\n`);
  }

  #currentFaults(): Faults {
    return this.#faultyLeft > 0 ? this.#faults : {};
  }
}

class UnknownType extends Error {}

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const { headers } = request;
  const contentType = (headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  const fields = readFields(contentType.toLowerCase(), await text(request));
  return { receivedAt: new Date().toISOString(), contentType, headers, fields };
}

function readFields(contentType: string, body: string): Record<string, unknown> {
  if (contentType === 'application/x-www-form-urlencoded') {
    return Object.fromEntries(new URLSearchParams(body));
  }
  if (contentType !== 'application/json') {
    throw new UnknownType(
      `The content type is "${contentType}"; send application/json or ` +
        'application/x-www-form-urlencoded.',
    );
  }
  const fields: unknown = JSON.parse(body);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new Error('The body is JSON, but not an object with fields.');
  }
  return { ...fields };
}

/** Adds CORS headers for an origin on this machine. Returns whether it did. */
function allowOrigin(request: IncomingMessage, response: ServerResponse): boolean {
  const origin = request.headers.origin ?? '';
  response.setHeader('Vary', 'Origin');
  if (!/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)) return false;
  response.setHeader('Access-Control-Allow-Origin', origin);
  return true;
}

/** The origin that the visitor came from, if a link can lead back to it. */
function siteOrigin(request: IncomingMessage): string | null {
  const referer = request.headers.referer ?? '';
  if (!URL.canParse(referer)) return null;
  const { protocol, origin } = new URL(referer);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}

function send(response: ServerResponse, status: number, body?: object): void {
  response.statusCode = status;
  if (body) response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(body && JSON.stringify(body));
}

function sendPage(response: ServerResponse, page: string, status = 200): void {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': PAGE_POLICY,
    'X-Content-Type-Options': 'nosniff',
  };
  response.writeHead(status, headers).end(page);
}
