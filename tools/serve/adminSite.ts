import { createServer } from 'node:http';
import { createChecker } from '../../src/content/check/checker';
import { serveAdmin } from '../../src/development/adminServer';
import { serveFolder } from '../../src/development/serveFolder';
import { close, listen } from '../setup/ports';

/**
 * Serves the editing UI as the dev server does, with the content of the working folder and the static files, but
 * without the rest of the site.
 *
 * @param port 0 takes any free port
 * @param engine the path of another release of the editing engine, for tests
 * @returns the server, with its address, such as `http://127.0.0.1:8123`; the editing UI is at /admin/ there
 */
export async function serveAdminSite(port = 0, engine?: string) {
  const serveStatic = serveFolder('static');
  const server = createServer();
  const address = await listen(server, port);
  const answer = serveAdmin(address, createChecker('content'), engine);
  server.on('request', (request, response) => {
    answer(request, response, () => {
      serveStatic(request, response, () => {
        response.writeHead(404).end('There is no such file.');
      });
    });
  });
  return { address, close: () => close(server) };
}
