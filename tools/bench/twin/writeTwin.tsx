import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import { renderToString } from 'react-dom/server';
import { styledParts, TwinForm } from './TwinForm';

/**
 * Writes a twin of the home page beside it, at `/twin`: the same HTML, styles, typefaces, pictures and loader, and as
 * its script one file of React, notistack, and plain components of the same form and player.
 *
 * @returns the files that it has written
 */
export async function writeTwin(root: string): Promise<string[]> {
  const page = new JSDOM(await readFile(join(root, 'index.html'), 'utf8'));
  const { document } = page.window;
  for (const form of document.querySelectorAll('dialog form')) {
    const data = form.closest('dialog')?.querySelector('[type="application/json"]');
    if (!data) throw new Error('A form of the built home page has no data beside it.');
    const classes = Object.entries(styledParts).map(([part, selector]) => [
      part,
      form.parentElement?.querySelector(selector)?.className,
    ]);
    const props = { ...JSON.parse(data.textContent ?? ''), classes: Object.fromEntries(classes) };
    data.textContent = JSON.stringify(props).replaceAll('<', '\\u003c');
    form.innerHTML = renderToString(<TwinForm {...props} />);
  }
  const islands = document.querySelector('#_islands');
  if (!islands) throw new Error('The built home page has no scripts to leave out.');
  islands.innerHTML = '<script src="/twin.js" async></script>';
  const { outputFiles } = await build({
    entryPoints: ['tools/bench/twin/browser.tsx'],
    write: false,
    bundle: true,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const texts = { 'twin.html': page.serialize(), 'twin.js': outputFiles[0]?.text ?? '' };
  const files: string[] = [];
  for (const [name, text] of Object.entries(texts)) {
    const file = join(root, name);
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
    files.push(file, `${file}.br`);
  }
  return files;
}
