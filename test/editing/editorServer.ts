import { createServer } from 'node:http';
import { createGate } from '../../src/content/publish/gate';
import { serveAdmin } from '../../src/development/adminServer';
import { serveFolder } from '../../src/development/serveFolder';
import { listen } from '../../tools/setup/ports';

/*
 * Serves the editing UI as the dev server does, for the project in the current folder, with its content and static files,
 * but without the rest of the site; and prints its address.
 */
const serveStatic = serveFolder('static');
const server = createServer();
listen(server).then((address) => {
  const answer = serveAdmin(address, createGate('content'));
  server.on('request', (request, response) => {
    answer(request, response, () => {
      serveStatic(request, response, () => {
        response.writeHead(404).end('There is no such file.');
      });
    });
  });
  console.log(address);
});
