import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { previewCsp } from '../../src/admin/preview/csp';
import type { ContentFile } from '../../src/admin/preview/messages';
import { createChecker } from '../../src/content/check/checker';
import { listen } from '../../tools/setup/ports';

const content = 'test/fixture/content';

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/**
 * Stands in for the editing UI: it has the preview in a frame, records its messages, and serves it the pictures of the
 * content.
 */
const host = `<!doctype html><html lang="en"><title>Host</title>
<style>body{margin:0}iframe{border:0;width:100%;height:100vh;display:block}</style>
<iframe src="/admin/preview/" title="The page"></iframe>
<script>
  const preview = document.querySelector('iframe');
  const loaded = new Promise((done) => preview.addEventListener('load', done));
  const received = [];
  const chosen = {};
  function tell(message) {
    preview.contentWindow.postMessage({ to: 'preview', ...message }, location.origin);
  }
  addEventListener('message', async ({ data }) => {
    received.push(data);
    const { picture } = data;
    if (picture === undefined) return;
    const answer = chosen[picture] ?? fetch(picture).then((one) => (one.ok ? one.blob() : null));
    tell({ pictures: { [picture]: await answer } });
  });
</script></html>`;

export interface PreviewHost {
  address: string;
  close(): Promise<void>;
}

/** Bundles the preview's page as the editing UI has it, and serves it with its policy, framed by another page. */
export async function servePreview(): Promise<PreviewHost> {
  const folder = mkdtempSync(join(tmpdir(), 'casegood-preview-'));
  await build({
    entryPoints: ['src/admin/preview/page.tsx'],
    outdir: join(folder, 'preview'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { gatsby: resolve('src/admin/preview/gatsby.ts') },
  });
  const served = await serveBundle(folder);
  return {
    ...served,
    async close() {
      await served.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Serves the preview's page of an editing UI that is bundled in `folder`, with its policy, framed by another page. */
export async function serveBundle(folder: string): Promise<PreviewHost> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = pathname === '/admin/preview/' ? `${pathname}index.html` : pathname;
    response.setHeader('Content-Type', types[file.split('.').at(-1) ?? ''] ?? types.html ?? '');
    if (file.startsWith('/admin/')) {
      response.setHeader('Content-Security-Policy', `${previewCsp}; frame-ancestors 'self'`);
    }
    try {
      response.end(pathname === '/' ? host : readFileSync(placeOf(file, folder)));
    } catch {
      response.writeHead(404).end();
    }
  });
  const address = await listen(server);
  return {
    address,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function placeOf(file: string, folder: string): string {
  if (file.endsWith('/index.html')) return 'src/admin/preview/index.html';
  if (file.endsWith('/tag.svg')) return 'src/build/share/tag.svg';
  if (file.startsWith('/admin/')) return join(folder, file.slice('/admin/'.length));
  return join(file.startsWith('/images/') ? content : 'static', file);
}

/** All content of the site, as the editing UI sends it to the preview. */
export async function allContent(): Promise<ContentFile[]> {
  const { entries } = await createChecker(content).check();
  return entries.map(({ collection, name, fields, body }) => ({ collection, name, fields, body }));
}
