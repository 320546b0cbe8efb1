import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { isIPv6 } from 'node:net';

/** The port that an environment variable chooses; undefined if it is left to us. Throws if it isn’t one. */
export function readPort(variable: string): number | undefined {
  const text = process.env[variable]?.trim();
  if (!text) return undefined;
  if (/^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 2 ** 16) return Number(text);
  throw new Error(`${variable} ("${text}") is not a port, which is a number from 1 to 65535.`);
}

/** The port that the site is served on. */
export function readSitePort(): number {
  return readPort('PORT') ?? 9000;
}

/**
 * Reserves that port for a site that is yet to be built, which takes a while, so that nothing else gets it meanwhile.
 *
 * @throws when it is busy
 */
export async function reserveSitePort() {
  const port = readSitePort();
  const reservation = createServer((_request, response) => {
    response.writeHead(503, { 'Content-Type': 'text/plain' }).end('The site is being built.');
  });
  await listen(reservation, port);
  return { port, release: () => close(reservation) };
}

/**
 * Lets a server listen.
 *
 * @param port 0 takes any free port
 * @param variable the environment variable that chooses the port
 * @param host who can reach it; by default, only this machine
 * @returns the server's address, for example `http://127.0.0.1:9000`
 * @throws when it can't listen there, naming the variables to change
 */
export async function listen(
  server: Server,
  port = 0,
  variable = 'PORT',
  host = '127.0.0.1',
): Promise<string> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    const variables = host === '127.0.0.1' ? variable : `${variable} or HOST`;
    throw new Error(`${reason}\nSet ${variables} to another, or leave it out.`);
  }
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return `http://${isIPv6(host) ? `[${host}]` : host}:${bound.port}`;
}

/** Ends every connection to a server, and waits until it has closed. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
}
