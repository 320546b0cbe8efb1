import type { IncomingMessage } from 'node:http';

const loopback = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Says why the dev server must refuse a request; undefined if it comes from a page of this server, on this machine. A page of
 * another site can't choose the origin, the host name or the address of its requests.
 */
export function localOnly(request: IncomingMessage): string | undefined {
  const { socket, headers, method } = request;
  if (!loopback.test(socket.remoteAddress ?? '')) return 'Editing works only on this machine.';
  const { host = '', origin } = headers;
  if (!isOwnName(request)) return 'Editing works only under the name localhost.';
  const isRead = method === 'GET' && origin === undefined;
  const isOwn = isRead || origin === `http://${host}`;
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  return isOwn && site === 'same-origin' ? undefined : 'Editing works only from the editing page.';
}

/** Whether a request asks for this server by a name that only this machine has. */
export function isOwnName({ socket, headers }: IncomingMessage): boolean {
  return ownNames.some((name) => headers.host === `${name}:${socket.localPort}`);
}
