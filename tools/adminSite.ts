import { createServer } from 'node:http';
import sirv from 'sirv';
import { createChecker } from '../src/content/check/checker';
import { serveAdmin } from '../src/development/adminServer';
import { listen } from './ports';

export interface AdminSite {
  /** For example `http://127.0.0.1:8123`; the editing UI is at /admin/ there. */
  address: string;
  close(): Promise<void>;
}

/**
 * Serves the editing UI as the dev server does, with the content of the working folder and the static files, but
 * without the rest of the site. Throws if the port is busy, with what to do.
 *
 * @param port 0 takes any free port
 */
export async function serveAdminSite(port = 0): Promise<AdminSite> {
  const serveStatic = sirv('static', { dev: true });
  const notFound = 'There is no such file.';
  const server = createServer();
  const address = await listen(server, { port, host: '127.0.0.1', variable: 'ADMIN_PORT' });
  const answer = serveAdmin(address, createChecker('content'), (error) => console.error(error));
  server.on('request', (request, response) => {
    answer(request, response, () => {
      serveStatic(request, response, () => {
        response.writeHead(404).end(notFound);
      });
    });
  });
  return {
    address,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
