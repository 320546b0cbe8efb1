import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributeOf } from '../src/build/html/markup';
import { readPort } from './ports';
import { runMain } from './run.mjs';
import { serveSite } from './serve';

/** The address that the site was built for, from its home page. */
function readSiteUrl(root: string): URL {
  const file = join(root, 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const canonical = attributeOf(html, /<link[^>]*rel="canonical"[^>]*>/, 'href');
  if (canonical === undefined) {
    throw new Error(`There is no built site in ${root}/. Build it first: npm run build.`);
  }
  return new URL(canonical);
}

runMain(async () => {
  const siteUrl = readSiteUrl('public');
  const path = siteUrl.pathname.replace(/\/$/, '');
  const site = await serveSite({ port: readPort('PORT', 9000), prefix: path });
  console.log(`Site       ${site.address}${path}/
Built for  ${siteUrl.origin}${path}

Ctrl-C ends it.`);
});
