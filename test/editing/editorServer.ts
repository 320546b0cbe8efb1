import { createServer } from 'node:http';
import { createPublisher } from '../../kit/content/publish/publisher';
import { listen } from '../../kit/development/ports';
import { serveEditor } from '../../kit/development/serveEditor';
import { type RequestHandler, serveFolder } from '../../kit/development/serveFolder';
import { openBundle } from '../../kit/editor/bundle/bundleEditor';

/*
 * Serves the editor for the project in the current folder, without the rest of the site, and prints its address: as the dev
 * server does, or with the argument `deployed` as a built site does, for a repository at GitHub.
 */
const server = createServer();
const serveStatic = serveFolder('static');
listen(server).then(async (address) => {
  const isDeployed = process.argv.includes('deployed');
  const answer = isDeployed
    ? await serveDeployed(address)
    : serveEditor(address, createPublisher('content'));
  server.on('request', (request, response) => {
    answer(request, response, () => {
      serveStatic(request, response, () => {
        response.writeHead(404).end('There is no such file.');
      });
    });
  });
  console.log(address);
});

async function serveDeployed(address: string): Promise<RequestHandler> {
  const backend = { name: 'github', repo: 'owner/site', branch: 'main' } as const;
  const bundle = await openBundle('.cache/deployed/admin', address, backend);
  await bundle.update();
  await bundle.close();
  return serveFolder('.cache/deployed');
}
