import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { isIPv6 } from 'node:net';

/** Only this machine. */
const USUAL_HOST = '127.0.0.1';
const HIGHEST_PORT = 65_535;

/** Reads a port from an environment variable. Throws if it holds something else. */
export function readPort(variable: string, fallback: number): number {
  const text = process.env[variable]?.trim();
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT) {
    throw new Error(
      `${variable} is "${text}", which is not a port. Set it to a whole number from 1 to ` +
        `${HIGHEST_PORT}, for example ${variable}=${fallback}, or leave it out.`,
    );
  }
  return port;
}

/** The port to serve the site on once it is built, which takes a while. Throws if it is busy. */
export async function readFreePort(): Promise<number> {
  const port = readPort('PORT', 9000);
  const probe = createServer();
  await listen(probe, port);
  await close(probe);
  return port;
}

/** Another program is already listening on the port. */
export class PortInUse extends Error {}

/**
 * Lets a server listen.
 *
 * @param port 0 takes any free port
 * @param variable the environment variable that chooses the port
 * @param host who can reach it; by default, only this machine
 * @returns the server's address, for example `http://127.0.0.1:9000`
 * @throws when the port is busy or not allowed, naming the variable to change
 */
export async function listen(
  server: Server,
  port = 0,
  variable = 'PORT',
  host = USUAL_HOST,
): Promise<string> {
  await once(server.listen(port, host), 'listening').catch((error: NodeJS.ErrnoException) => {
    const other = `Choose another with ${variable}, for example ${variable}=${port + 1}.`;
    if (error.code === 'EADDRINUSE') {
      throw new PortInUse(`Port ${port} is already in use. ${other}`);
    }
    if (error.code === 'EACCES') {
      throw new Error(`This account may not listen on port ${port}. ${other}`);
    }
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
      throw new Error(
        `${host} is no address of this machine. Set HOST to one, to 0.0.0.0 for all of them, or leave it out.`,
      );
    }
    throw new Error(`Cannot listen on ${host}, port ${port}: ${error.message}`);
  });
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
