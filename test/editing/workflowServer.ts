import { createServer } from 'node:http';
import { openBundle } from '../../src/build/admin/bundleAdmin';
import { serveFolder } from '../../src/development/serveFolder';
import { listen } from '../../tools/setup/ports';

/* Serves the editing UI as a built site has it, with a repository at GitHub, and prints its address. */
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
