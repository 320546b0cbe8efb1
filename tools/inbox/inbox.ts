import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { dirname, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { close, listen, PortInUse, readPort } from '../setup/ports';
import { inboxPage, PAGE_POLICY, thanksPage } from './page';

export interface ReceivedRequest {
  /** ISO 8601, in UTC. */
  receivedAt: string;
  /** Just the media type, without parameters. */
  contentType: string;
  headers: IncomingHttpHeaders;
  fields: Record<string, unknown>;
}

/** The default port, and how many after it are tried if none was asked for. */
const DEFAULT_PORT = 9100;
const PORTS_TO_TRY = 20;

/**
 * Starts the request inbox on `INBOX_PORT`, or else on 9100 or the next free port, which it then prints.
 *
 * @throws when the port that was asked for is busy
 */
export async function startInboxBeside(): Promise<Inbox> {
  const inbox = new Inbox('.inbox/requests.jsonl');
  const isAsked = Boolean(process.env.INBOX_PORT?.trim());
  for (let port = readPort('INBOX_PORT', DEFAULT_PORT); ; port += 1) {
    try {
      await inbox.listen(port);
      if (!isAsked && port > DEFAULT_PORT) {
        console.log(`Port ${DEFAULT_PORT} is taken, so the request inbox is on ${port}.`);
      }
      return inbox;
    } catch (error) {
      const isLast = isAsked || port === DEFAULT_PORT + PORTS_TO_TRY;
      if (isLast || !(error instanceof PortInUse)) throw error;
    }
  }
}

/** Stands in for the form service, and shows what has arrived. */
export class Inbox {
  /** The address of the page that shows what arrived, for example `http://127.0.0.1:9100`. */
  address = '';
  /** The accepted requests, oldest first. */
  readonly requests: ReceivedRequest[] = [];
  readonly #file: string | null;

  protected readonly server = createServer((request, response) => {
    // When a reused connection breaks, browsers send the request again by themselves, which would distort every count.
    response.setHeader('Connection', 'close');
    this.answer(request, response).catch((error: unknown) => {
      // A visitor who leaves while sending closes the connection, which is not an error of the inbox.
      if (response.socket?.destroyed ?? true) return;
      const message = error instanceof Error ? error.message : String(error);
      send(response, error instanceof UnknownType ? 415 : 400, { error: message });
    });
  });

  /** @param file for accepted requests, one JSON line each; null keeps them only in memory */
  constructor(file: string | null) {
    this.#file = file;
  }

  /** Where forms are sent. */
  get endpoint(): string {
    return `${this.address}/requests`;
  }

  /**
   * @param port 0 takes any free port
   * @throws when it is busy
   */
  async listen(port: number): Promise<void> {
    this.address = await listen(this.server, port, 'INBOX_PORT');
  }

  /** Stops listening and ends every connection at once, so that a new one is refused. */
  async close(): Promise<void> {
    await close(this.server);
  }

  /** Forgets all requests, and deletes the file. */
  clear(): void {
    this.requests.length = 0;
    if (this.#file !== null) rmSync(this.#file, { force: true });
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://inbox');
    switch (`${request.method} ${pathname}`) {
      case 'OPTIONS /requests':
        allowOrigin(request, response);
        return send(response, 204);
      case 'POST /requests': {
        allowOrigin(request, response);
        const received = await readRequest(request);
        this.keep(received);
        return thank(response, received);
      }
      case 'GET /': {
        const file = this.#file && relative(process.cwd(), this.#file);
        const live = searchParams.get('live') !== 'off';
        return sendPage(response, inboxPage({ requests: this.requests, file, live }));
      }
      case 'GET /favicon.ico':
        return send(response, 204);
      default:
        return send(response, 404, {
          error: `There is no ${request.method} ${pathname}. Forms are sent to POST /requests.`,
        });
    }
  }

  protected keep(request: ReceivedRequest): void {
    this.requests.push(request);
    if (this.#file === null) return;
    const { receivedAt, contentType, fields } = request;
    mkdirSync(dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, `${JSON.stringify({ receivedAt, contentType, fields })}\n`);
  }
}

class UnknownType extends Error {}

/** Throws if a body isn't what forms send. */
export async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
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

/** Adds CORS headers for an origin on this machine. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const origin = request.headers.origin ?? '';
  response.setHeader('Vary', 'Origin');
  if (!/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  if (request.method !== 'OPTIONS') return;
  response.setHeader('Access-Control-Allow-Methods', 'POST');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  // Otherwise browsers cache the response for a few seconds, and a new fault would have no effect.
  response.setHeader('Access-Control-Max-Age', '0');
}

/** Answers a form with a page, and a script with JSON. */
export function thank(
  response: ServerResponse,
  { contentType, headers }: Pick<ReceivedRequest, 'contentType' | 'headers'>,
  status = 200,
): void {
  if (contentType === 'application/json') send(response, status, { ok: status < 400 });
  else sendPage(response, thanksPage(siteOrigin(headers.referer)), status);
}

/** The origin that the visitor came from, if a link back to it is possible. */
function siteOrigin(referer = ''): string | null {
  if (!URL.canParse(referer)) return null;
  const { protocol, origin } = new URL(referer);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}

export function send(response: ServerResponse, status: number, body?: object): void {
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
