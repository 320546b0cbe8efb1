import { createServer } from 'node:http';
import { listen } from '../../kit/development/ports';
import { serveFolder } from '../../kit/development/serveFolder';
import { openBundle } from '../../kit/editor/bundle/bundleEditor';

/* Serves the editor as a built site has it, with a repository at GitHub, and prints its address. */
const folder = '.cache/deployedAdmin';
const server = createServer();
listen(server).then(async (address) => {
  const backend = { name: 'github', repo: 'owner/site', branch: 'main' } as const;
  const bundle = await openBundle(folder, address, backend);
  await bundle.update();
  await bundle.close();
  const serve = serveFolder(folder);
  server.on('request', (request, response) => {
    request.url = request.url?.replace(/^\/admin(?=\/)/, '');
    serve(request, response, () => {
      response.writeHead(404).end();
    });
  });
  console.log(address);
});
