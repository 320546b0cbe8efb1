import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { escapeHtml } from '../../build/html/markup';
import { close, listen, readPort } from '../ports';
import { htmlPage } from './htmlPage';

export interface ReceivedRequest {
  receivedAt: Date;
  /** Just the media type, without parameters. */
  contentType: string;
  fields: Record<string, string>;
}

export type Inbox = Awaited<ReturnType<typeof startInbox>>;

/**
 * Starts the request inbox on `INBOX_PORT`, or else on 9100 or, if that is busy, any free port.
 *
 * @param sitePort the port that the site will have
 * @throws when the port that was asked for is busy, or the site’s
 */
export async function startInboxBeside(sitePort: number): Promise<Inbox> {
  const port = readPort('INBOX_PORT');
  if (port === sitePort) {
    throw new Error(
      `INBOX_PORT is ${port}, which the site has. Set it to another, or leave it out.`,
    );
  }
  if (port !== undefined) return startInbox(port);
  return sitePort === 9100 ? startInbox(0) : startInbox(9100).catch(() => startInbox(0));
}

/**
 * Stands in for the form service, and shows what has arrived.
 *
 * @param port 0 takes any free port
 * @param receive answers a request, and returns whether it is accepted
 * @throws when the port is busy
 */
export async function startInbox(port: number, receive = acknowledge) {
  /** The accepted requests, oldest first. */
  const requests: ReceivedRequest[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET' || request.method === 'HEAD') {
      response.setHeader('Refresh', 5);
      return sendPage(response, requestsPage(requests));
    }
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { 'Access-Control-Allow-Headers': 'Content-Type' }).end();
      return;
    }
    const received = await readRequest(request);
    if (receive(response, received)) requests.push(received);
  }

  const server = createServer((request, response) => {
    // When a reused connection breaks, browsers send the request again by themselves, which would distort every count.
    response.setHeader('Connection', 'close');
    answer(request, response).catch((error) => response.writeHead(400).end(String(error)));
  });
  const address = await listen(server, port, 'INBOX_PORT');
  return {
    /** The address of the page that shows what arrived, for example `http://127.0.0.1:9100`. */
    address,
    /** Where forms are sent. */
    endpoint: `${address}/requests`,
    requests,
    close: () => close(server),
  };
}

/** Throws if a body isn't what its type says. */
async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const [contentType = ''] = (request.headers['content-type'] ?? '').split(';');
  const body = await text(request);
  const sent = contentType.endsWith('json')
    ? JSON.parse(body)
    : Object.fromEntries(new URLSearchParams(body));
  const fields = z.record(z.string(), z.string()).parse(sent);
  return { receivedAt: new Date(), contentType, fields };
}

/** Answers a script with JSON, and a form with a page. Returns whether this accepts the request. */
export function acknowledge(
  response: ServerResponse,
  { contentType }: ReceivedRequest,
  status = 200,
): boolean {
  const ok = status < 400;
  response.statusCode = status;
  if (contentType.endsWith('json')) {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ ok }));
  } else sendPage(response, htmlPage('Thank you', '<p>Your request has arrived.</p>'));
  return ok;
}

function sendPage(response: ServerResponse, html: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
}

/** The page with what arrived, newest first; it reloads itself. */
function requestsPage(requests: readonly ReceivedRequest[]): string {
  const articles = requests.toReversed().map(({ receivedAt, contentType, fields }) => {
    const rows = Object.entries(fields).map(
      ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
    );
    return `<section><h2>${receivedAt.toLocaleTimeString()}</h2>
<p>Sent as ${escapeHtml(contentType)}</p>
<dl>${rows.join('')}</dl></section>`;
  });
  const body = articles.join('\n') || '<p>Nothing has arrived yet.</p>';
  return htmlPage('Request inbox', body);
}
