import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { escapeHtml } from '../../build/html/markup';
import { close, listen, listenOn } from '../ports';

export interface ReceivedRequest {
  receivedAt: Date;
  /** Just the media type, without parameters. */
  contentType: string;
  fields: Record<string, string>;
}

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
      response.setHeader('Refresh', 5);
      return sendPage(response, 'Request inbox', requestsList(requests));
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
  const address =
    port === undefined ? await listenOn(server, 'INBOX_PORT', 9100) : await listen(server, port);
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
  { contentType, fields }: ReceivedRequest,
  status = fields.message?.trim() === 'refuse' ? 500 : 200,
): boolean {
  const ok = status < 400;
  response.statusCode = status;
  if (contentType.endsWith('json')) {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ ok }));
  } else sendPage(response, ok ? 'Thank you' : 'Refused', '<p>Go back to the site.</p>');
  return ok;
}

/** Sends a page of the inbox; `body` is HTML. */
function sendPage(response: ServerResponse, title: string, body: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8').end(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere } dd { white-space: pre-wrap }</style>
<h1>${title}</h1>
${body}`,
  );
}

/** What arrived, newest first. */
function requestsList(requests: readonly ReceivedRequest[]): string {
  const sections = requests.toReversed().map(({ receivedAt, contentType, fields }) => {
    const rows = Object.entries(fields).map(
      ([name, value]) => `<dt><b>${escapeHtml(name)}</b></dt><dd>${escapeHtml(value)}</dd>`,
    );
    const head = `${receivedAt.toLocaleTimeString()}, sent as ${escapeHtml(contentType)}`;
    return `<h2>${head}</h2><dl>${rows.join('')}</dl>`;
  });
  const hint =
    '<p>A request whose message is “refuse” is refused, to show what visitors see then.</p>';
  return hint + (sections.join('\n') || '<p>Nothing has arrived yet.</p>');
}
