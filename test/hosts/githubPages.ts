import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { close, listen } from '../../tools/setup/ports';
import { buildCommandOf, runAfterBuild } from './guide';
import type { Host } from './host';

const types: Record<string, string> = { '.html': 'text/html', '.jpg': 'image/jpeg' };

/**
 * An emulation, since GitHub’s server isn’t available: files, `.html` left out, 404.html, and none of the site’s
 * headers.
 */
export const githubPages: Host = {
  name: 'GitHub Pages',
  ownsHeaders: true,
  takesPath: true,
  async serve(folder, port, prefix) {
    runAfterBuild(buildCommandOf('GitHub Pages'), folder);
    const isFile = (place: string) => statSync(place, { throwIfNoEntry: false })?.isFile();
    const server = createServer(({ url = '/' }, response) => {
      const path = decodeURIComponent(url.replace(/\?.*/, ''));
      const place = join(folder, 'public', path.slice(prefix.length));
      if (!path.startsWith(`${prefix}/`)) return response.writeHead(404).end();
      const isFolder = !path.endsWith('/') && existsSync(join(place, 'index.html'));
      const file = [place, `${place}.html`, join(place, 'index.html')].find(isFile);
      if (isFolder && !isFile(`${place}.html`)) {
        return response.writeHead(301, { Location: `${path}/` }).end();
      }
      const type = types[extname(file ?? '.html')] ?? 'application/octet-stream';
      response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': type });
      response.end(readFileSync(file ?? join(folder, 'public/404.html')));
    });
    await listen(server, port);
    return () => close(server);
  },
};
