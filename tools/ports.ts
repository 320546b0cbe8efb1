import { createServer, type Server } from 'node:http';

const HIGHEST_PORT = 65_535;

/**
 * Reads a port from an environment variable.
 *
 * @param variable the variable's name, for example `PORT`
 * @param fallback the port to use where the variable is not set
 * @returns the port
 * @throws when the variable holds something other than a whole number from 1 to 65535
 */
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

/** Another program is already listening on the port. */
export class PortInUse extends Error {}

interface ListenOptions {
  port: number;
  host: string;
  /** The environment variable that chooses the port, named in the error message. */
  variable: string;
}

/**
 * Lets a server listen. Port 0 takes any free port.
 *
 * @returns the server's address, for example `http://127.0.0.1:9000`
 * @throws when the port is busy or not allowed, in words that name the variable to change
 */
export function listen(server: Server, options: ListenOptions): Promise<string> {
  const { port, host, variable } = options;
  return new Promise((resolve, reject) => {
    function onError(error: NodeJS.ErrnoException) {
      reject(explain(error, options));
    }
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      const bound = server.address();
      if (bound === null || typeof bound === 'string') {
        reject(new Error(`${variable}: the server on ${host} got no port.`));
        return;
      }
      const name = host.includes(':') ? `[${host}]` : host;
      resolve(`http://${name}:${bound.port}`);
    });
  });
}

/**
 * Makes sure that a port is free, for work that needs it only later.
 *
 * @throws when it is busy, in words that name the variable to change
 */
export async function assertFree(options: ListenOptions): Promise<void> {
  const probe = createServer();
  await listen(probe, options);
  await new Promise((resolve) => probe.close(resolve));
}

function explain(error: NodeJS.ErrnoException, { port, host, variable }: ListenOptions): Error {
  const other = `Choose another with ${variable}, for example ${variable}=${port + 1}.`;
  if (error.code === 'EADDRINUSE') {
    return new PortInUse(`Port ${port} is already in use. ${other}`);
  }
  if (error.code === 'EACCES') {
    return new Error(`This account may not listen on port ${port}. ${other}`);
  }
  return new Error(`Cannot listen on ${host}, port ${port}: ${error.message}`);
}
