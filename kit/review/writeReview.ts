import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { previewOptions } from '../editor/bundle/previewOptions';
import type { Review } from './describeReview';

/**
 * Writes a review into the folder of a site, at `/review/`: its page, the page of the editor’s preview, which draws the
 * site’s pages, and the pictures on them. None of it comes from anywhere else.
 */
export async function writeReview(siteFolder: string, { data, copies }: Review): Promise<void> {
  const folder = join(siteFolder, 'review');
  await build({
    ...previewOptions(false),
    entryPoints: {
      main: 'kit/review/page/main.ts',
      styles: 'kit/review/page/styles.css',
      'page/page': 'kit/editor/previewPage/page.tsx',
    },
    outdir: folder,
  });
  await cp('kit/review/page/index.html', join(folder, 'index.html'));
  await cp('kit/editor/previewPage/index.html', join(folder, 'page/index.html'));
  await writeFile(join(folder, 'review.json'), JSON.stringify(data));
  for (const [address, bytes] of copies) {
    await mkdir(dirname(join(folder, address)), { recursive: true });
    await writeFile(join(folder, address), bytes);
  }
}
