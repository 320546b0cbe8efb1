import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { dirname, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, PortInUse, readPort } from '../ports';
import { type Faults, parseFaults } from './faults';
import { inboxPage, PAGE_POLICY, thanksPage } from './page';

export type { Faults } from './faults';

const LARGEST_BODY = 10 * 1024 * 1024;
/** Long enough for what was written to be read before the connection is reset. */
const BEFORE_RESET_MS = 100;
const ENDLESS_PIECE_MS = 50;

export interface ReceivedRequest {
  /** ISO 8601, in UTC. */
  receivedAt: string;
  /** The media type alone, without parameters. */
  contentType: string;
  headers: IncomingHttpHeaders;
  /** The body exactly as it was sent. */
  raw: string;
  fields: Record<string, unknown>;
}

export interface Inbox {
  /** The address of the page that shows what arrived, for example `http://127.0.0.1:9100`. */
  address: string;
  /** Where forms are sent. */
  endpoint: string;
  /** The accepted requests, oldest first. */
  requests: ReceivedRequest[];
  /** Every POST that arrived complete and readable, including those that a fault affected. */
  arrivals: ReceivedRequest[];
  /** How many preflights arrived. */
  preflights: number;
  /** Replaces all faults; `{}` ends them. */
  setFaults(faults: Faults): void;
  /** Answers hanging requests as if nothing were wrong. */
  release(): void;
  /** Clears all requests and counts, and deletes the file. Faults stay. */
  clear(): void;
  /** Stops listening and ends every connection at once, so that a new one is refused. */
  close(): Promise<void>;
  /** Listens again on the same port after `close`. */
  reopen(): Promise<void>;
}

interface InboxOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  host?: string;
  /** The file for accepted requests, one JSON line each; null keeps them only in memory. */
  file?: string | null;
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
  const asked = process.env.INBOX_PORT?.trim() ? readPort('INBOX_PORT', USUAL_PORT) : undefined;
  if (asked !== undefined) return startInbox({ port: asked });
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

/**
 * Starts the request inbox, which stands in for the form service.
 *
 * @returns the running inbox
 * @throws when the port is busy, or the file cannot be written
 */
export async function startInbox(options: InboxOptions = {}): Promise<Inbox> {
  const { port = 0, host = '127.0.0.1', file = '.inbox/requests.jsonl' } = options;
  if (file !== null) mkdirSync(dirname(file), { recursive: true });

  let faults: Faults = {};
  let faultyLeft = Number.POSITIVE_INFINITY;
  const hanging: ServerResponse[] = [];

  const inbox: Inbox = {
    address: '',
    endpoint: '',
    requests: [],
    arrivals: [],
    preflights: 0,
    setFaults,
    release,
    clear,
    close,
    reopen,
  };

  const server = createServer((request, response) => {
    // When a reused connection breaks, browsers send the request again by themselves, which would falsify every count.
    response.setHeader('Connection', 'close');
    handle(request, response).catch((error: unknown) => {
      // A visitor who leaves while sending closes the connection, which is no error of the inbox.
      if (response.socket?.destroyed ?? true) return;
      const message = error instanceof Error ? error.message : String(error);
      send(response, error instanceof BadRequest ? error.status : 500, { error: message });
    });
  });

  inbox.address = await listen(server, { port, host, variable: 'INBOX_PORT' });
  inbox.endpoint = `${inbox.address}/requests`;
  return inbox;

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://inbox');
    switch (`${request.method} ${url.pathname}`) {
      case 'OPTIONS /requests':
        return answerPreflight(request, response);
      case 'POST /requests':
        return receive(request, response);
      case 'GET /requests':
        return send(response, 200, inbox.requests);
      case 'DELETE /requests':
        clear();
        return send(response, 204);
      case 'PUT /faults':
        setFaults(readFaults(await readBody(request)));
        return send(response, 200, faults);
      case 'GET /thanks':
        if (url.searchParams.get('cors') !== 'no') allowOrigin(request, response);
        return sendPage(response, thanksPage(siteOrigin(request)));
      case 'GET /':
        return sendPage(
          response,
          inboxPage({
            requests: inbox.requests,
            file: file === null ? null : relative(process.cwd(), file),
            live: url.searchParams.get('live') !== 'off',
          }),
        );
      case 'GET /favicon.ico':
        return send(response, 204);
      default:
        return send(response, 404, {
          error: `There is no ${request.method} ${url.pathname}. Forms are sent to POST /requests.`,
        });
    }
  }

  function answerPreflight(request: IncomingMessage, response: ServerResponse) {
    inbox.preflights += 1;
    if (currentFaults().preflight === false) {
      countFault();
      return send(response, 403);
    }
    if (allowOrigin(request, response)) {
      response.setHeader('Access-Control-Allow-Methods', 'POST');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      // Otherwise browsers cache the answer for seconds, and a new fault would have no effect.
      response.setHeader('Access-Control-Max-Age', '0');
    }
    return send(response, 204);
  }

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const fault = currentFaults();
    countFault();
    if (fault.cors !== false && fault.redirect?.cors !== false) allowOrigin(request, response);

    const received = readRequest(request, await readBody(request, fault.slowReadMs));
    inbox.arrivals.push(received);
    const status = fault.status ?? (fault.body === 'empty' ? 204 : 200);
    if (status < 400 && !fault.hang && fault.reset !== 'before') keep(received);

    if (fault.delayMs) await wait(fault.delayMs);
    if (fault.hang) {
      hanging.push(response);
      return;
    }
    if (fault.reset) return reset(response, fault.reset);
    if (fault.redirect) {
      response.setHeader('Location', fault.redirect.location);
      return send(response, 302);
    }
    if (fault.body === 'endless') return sendEndlessly(response, status);
    if (fault.body === 'notJson') return sendPage(response, '<p>Not JSON', status);
    if (fault.body === 'empty') return send(response, status);
    if (received.contentType === 'application/json') {
      return send(response, status, status < 400 ? { ok: true } : { error: 'As asked for.' });
    }
    return sendPage(response, thanksPage(siteOrigin(request)), status);
  }

  function keep(request: ReceivedRequest) {
    inbox.requests.push(request);
    if (file === null) return;
    const { receivedAt, contentType, fields } = request;
    appendFileSync(file, `${JSON.stringify({ receivedAt, contentType, fields })}\n`);
  }

  function currentFaults(): Faults {
    return faultyLeft > 0 ? faults : {};
  }

  function countFault() {
    faultyLeft -= 1;
  }

  function setFaults(next: Faults) {
    faults = next;
    faultyLeft = next.times ?? Number.POSITIVE_INFINITY;
  }

  function release() {
    for (const response of hanging.splice(0)) send(response, 200, { ok: true });
  }

  function clear() {
    inbox.requests.length = 0;
    inbox.arrivals.length = 0;
    inbox.preflights = 0;
    if (file !== null) rmSync(file, { force: true });
  }

  async function close() {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  async function reopen() {
    if (server.listening) return;
    await listen(server, {
      port: Number(new URL(inbox.address).port),
      host,
      variable: 'INBOX_PORT',
    });
  }
}

class BadRequest extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function readBody(request: IncomingMessage, slowMs = 0): Promise<string> {
  const whole = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  const chunks: Buffer[] = [];
  let length = 0;
  let left = slowMs;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= LARGEST_BODY) chunks.push(chunk);
    // In proportion to the whole: a busy machine delivers fewer, larger chunks.
    const share = (slowMs * chunk.length) / whole;
    left -= share;
    if (share > 0) await wait(share);
  }
  if (left > 0) await wait(left);
  if (length > LARGEST_BODY) {
    throw new BadRequest(413, `The request is larger than ${LARGEST_BODY} bytes.`);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readRequest(request: IncomingMessage, raw: string): ReceivedRequest {
  const contentType = (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  return {
    receivedAt: new Date().toISOString(),
    contentType,
    headers: request.headers,
    raw,
    fields: readFields(contentType.toLowerCase(), raw),
  };
}

function readFields(contentType: string, raw: string): Record<string, unknown> {
  if (contentType === 'application/x-www-form-urlencoded') {
    return Object.fromEntries(new URLSearchParams(raw));
  }
  if (contentType !== 'application/json') {
    throw new BadRequest(
      415,
      `The content type is "${contentType}"; send application/json or ` +
        'application/x-www-form-urlencoded.',
    );
  }
  const body = readJson(raw);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new BadRequest(400, 'The body is JSON, but not an object with fields.');
  }
  return { ...body };
}

function readJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch (error) {
    throw new BadRequest(400, `The body is not JSON: ${String(error)}`);
  }
}

function readFaults(raw: string): Faults {
  try {
    return parseFaults(raw);
  } catch (error) {
    throw new BadRequest(400, error instanceof Error ? error.message : String(error));
  }
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

function send(response: ServerResponse, status: number, body?: unknown): void {
  response.statusCode = status;
  if (body === undefined || status === 204 || status === 304) {
    response.end();
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, page: string, status = 200): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', PAGE_POLICY);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.end(page);
}

async function sendEndlessly(response: ServerResponse, status: number): Promise<void> {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.write('{"ok": [');
  while (!response.destroyed) {
    response.write('true, ');
    await wait(ENDLESS_PIECE_MS);
  }
}

async function reset(response: ServerResponse, when: NonNullable<Faults['reset']>): Promise<void> {
  const { socket } = response;
  if (when === 'midHeaders') {
    socket?.write('HTTP/1.1 200 OK\r\nContent-Type: appli');
    await wait(BEFORE_RESET_MS);
  }
  if (when === 'midAnswer') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 12 });
    response.write('{"ok":');
    await wait(BEFORE_RESET_MS);
  }
  socket?.resetAndDestroy();
}

/** Waits, but doesn't keep a closed inbox's process alive. */
function wait(milliseconds: number): Promise<void> {
  return sleep(milliseconds, undefined, { ref: false });
}
