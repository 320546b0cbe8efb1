import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { close, listen, listenOn } from '../ports';

export interface ReceivedRequest {
  receivedAt: Date;
  /** Just the media type, without parameters. */
  contentType: string;
  fields: Record<string, string>;
}

const heading = `Request inbox: what has arrived, newest first. A request whose message is “refuse” is refused, to show
what visitors see then.`;

export type Inbox = Awaited<ReturnType<typeof startInbox>>;

/**
 * Stands in for the form service, and shows what has arrived.
 *
 * @param port without one, `INBOX_PORT` or 9100
 * @param receive answers a request, and returns whether it is accepted
 */
export async function startInbox(port?: number, receive = acknowledge) {
  /** The accepted requests, oldest first. */
  const requests: ReceivedRequest[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET' || request.method === 'HEAD') {
      response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8', Refresh: '5' });
      response.end(`${heading}\n\n${JSON.stringify(requests.toReversed(), null, 2)}\n`);
      return;
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
    // Browsers repeat a request after a reused connection breaks, which would distort every count.
    response.setHeader('Connection', 'close');
    answer(request, response).catch((error) => response.writeHead(400).end(String(error)));
  });
  const address =
    port === undefined ? await listenOn(server, 'INBOX_PORT', 9100) : await listen(server, port);
  return {
    /** The address of the inbox, such as `http://127.0.0.1:9100`. */
    address,
    /** The endpoint for forms. */
    endpoint: `${address}/requests`,
    requests,
    close: () => close(server),
  };
}

/** Reads a request. Throws if its body doesn’t match its type. */
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
  { contentType, fields }: ReceivedRequest,
  status = fields.message?.trim() === 'refuse' ? 500 : 200,
): boolean {
  const ok = status < 400;
  response.statusCode = status;
  if (contentType.endsWith('json')) {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ ok }));
  } else {
    const title = ok ? 'Thank you' : 'Refused';
    response
      .setHeader('Content-Type', 'text/html; charset=utf-8')
      .end(`<!doctype html><title>${title}</title><h1>${title}</h1><p>Go back to the site.`);
  }
  return ok;
}
