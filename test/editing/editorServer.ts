import { createServer } from 'node:http';
import { createPublisher } from '../../kit/content/publish/publisher';
import { listen } from '../../kit/development/ports';
import { serveEditor } from '../../kit/development/serveEditor';
import { serveFolder } from '../../kit/development/serveFolder';

/*
 * Serves the editor as the dev server does, for the project in the current folder, with its content and static files,
 * but without the rest of the site; and prints its address.
 */
const serveStatic = serveFolder('static');
const server = createServer();
listen(server).then((address) => {
  const answer = serveEditor(address, createPublisher('content'));
  server.on('request', (request, response) => {
    answer(request, response, () => {
      serveStatic(request, response, () => {
        response.writeHead(404).end('There is no such file.');
      });
    });
  });
  console.log(address);
});
