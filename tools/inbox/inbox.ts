import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { htmlPage } from '../../src/build/html/htmlPage';
import { escapeHtml } from '../../src/build/html/markup';
import { close, listen, readPort } from '../setup/ports';

export interface ReceivedRequest {
  receivedAt: Date;
  /** Just the media type, without parameters. */
  contentType: string;
  fields: Record<string, unknown>;
}

/**
 * Starts the request inbox on `INBOX_PORT`, or else on 9100 or, if that is busy, any free port.
 *
 * @throws when the port that was asked for is busy
 */
export async function startInboxBeside(): Promise<Inbox> {
  const inbox = new Inbox();
  await inbox.listen(readPort('INBOX_PORT', 9100)).catch((error) => {
    if (process.env.INBOX_PORT) throw error;
    return inbox.listen(0);
  });
  return inbox;
}

/** Stands in for the form service, and shows what has arrived. */
export class Inbox {
  /** The address of the page that shows what arrived, for example `http://127.0.0.1:9100`. */
  address = '';
  /** The accepted requests, oldest first. */
  readonly requests: ReceivedRequest[] = [];

  readonly #server = createServer((request, response) => {
    // When a reused connection breaks, browsers send the request again by themselves, which would distort every count.
    response.setHeader('Connection', 'close');
    this.answer(request, response).catch((error) => response.writeHead(400).end(String(error)));
  });

  /** Where forms are sent. */
  get endpoint(): string {
    return `${this.address}/requests`;
  }

  /**
   * @param port 0 takes any free port
   * @throws when it is busy
   */
  async listen(port: number): Promise<void> {
    this.address = await listen(this.#server, port, 'INBOX_PORT');
  }

  /** Stops listening and ends every connection at once, so that a new one is refused. */
  async close(): Promise<void> {
    await close(this.#server);
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      response.setHeader('Refresh', 5);
      return sendPage(response, requestsPage(this.requests));
    }
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { 'Access-Control-Allow-Headers': 'Content-Type' }).end();
    } else this.receive(await readRequest(request), response);
  }

  protected receive(received: ReceivedRequest, response: ServerResponse): void {
    this.requests.push(received);
    acknowledge(response, received);
  }
}

/** Throws if a body isn't what its type says. */
async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const [contentType = ''] = (request.headers['content-type'] ?? '').split(';');
  const body = await text(request);
  const fields = contentType.endsWith('json')
    ? JSON.parse(body)
    : Object.fromEntries(new URLSearchParams(body));
  return { receivedAt: new Date(), contentType, fields };
}

/** Answers a script with JSON, and a form with a page. */
export function acknowledge(
  response: ServerResponse,
  { contentType }: Pick<ReceivedRequest, 'contentType'>,
  status = 200,
): void {
  response.statusCode = status;
  if (contentType.endsWith('json')) {
    response
      .setHeader('Content-Type', 'application/json')
      .end(JSON.stringify({ ok: status < 400 }));
  } else sendPage(response, htmlPage('Thank you', '<p>Your request has arrived.</p>'));
}

function sendPage(response: ServerResponse, html: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
}

/** The page with what arrived, newest first; it reloads itself. */
function requestsPage(requests: readonly ReceivedRequest[]): string {
  const articles = requests.toReversed().map(({ receivedAt, contentType, fields }) => {
    const rows = Object.entries(fields).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(String(value))}</dd>`,
    );
    return `<section><h2>${receivedAt.toLocaleTimeString()}</h2>
<p>Sent as ${escapeHtml(contentType)}</p>
<dl>${rows.join('')}</dl></section>`;
  });
  const body = articles.join('\n') || '<p>Nothing has arrived yet.</p>';
  return htmlPage('Request inbox', body);
}
