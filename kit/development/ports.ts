import { once } from 'node:events';
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Lets a server listen.
 *
 * @param port 0 takes any free port
 * @param host by default, only this machine reaches it
 * @returns the server's address, for example `http://127.0.0.1:9000`
 */
export async function listen(server: Server, port = 0, host = '127.0.0.1'): Promise<string> {
  await once(server.listen(port, host), 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return `http://${isIPv6(host) ? `[${host}]` : host}:${bound.port}`;
}

/**
 * Lets a server listen on the port in an environment variable; without one, on its usual port or, if that is taken, any other.
 *
 * @throws when the named port is taken, or isn't one
 */
export async function listenOn(
  server: Server,
  variable: string,
  usual: number,
  host?: string,
): Promise<string> {
  const named = process.env[variable]?.trim();
  if (!named) return listen(server, usual, host).catch(() => listen(server, 0, host));
  return listen(server, Number(named), host).catch(({ message }) => {
    throw new Error(`${message}\nSet ${variable} to another port, or leave it out.`);
  });
}

/** Ends every connection to a server, and waits until it has closed. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
}
