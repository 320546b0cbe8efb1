import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addBanner, allowBanner } from './banner';

/** Adds the banner to every page of a built site, and a header that tells search engines not to index it. */
export function bannerAll(folder: string, parts: Parameters<typeof addBanner>[1]): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const place = join(entry.parentPath, entry.name);
    // The compressed copies have no banner.
    if (/\.html\.(?:br|gz)$/.test(entry.name)) rmSync(place);
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    writeFileSync(place, addBanner(readFileSync(place, 'utf8'), parts));
  }
  const headers = join(folder, '_headers');
  if (!existsSync(headers)) return;
  const rules = allowBanner(readFileSync(headers, 'utf8'));
  writeFileSync(headers, `${rules.trimEnd()}\n\n/*\n  X-Robots-Tag: noindex\n`);
}
