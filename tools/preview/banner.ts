import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../src/build/html/escapeHtml';
import { formatProblem } from '../../src/content/check/formatProblem';
import type { Problem } from '../../src/content/model/problem';

interface BannerParts {
  /** The commit in the preview, and whether anything has changed since. */
  commit: string;
  builtAt: Date;
  /** What the check lists as unpublished. */
  drafts: readonly Problem[];
}

const styles =
  '.preview-banner{display:flex;flex-wrap:wrap;gap:4px 16px;padding:4px 16px;background:#86361c;color:#fff;' +
  'font:14px/1.6 system-ui,sans-serif}.preview-banner summary{cursor:pointer}.preview-banner ul{margin:4px 0;' +
  'padding-left:20px}';

const styleHash = `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

/** Adds the banner to every page of a built site. */
export function addBanners(folder: string, parts: BannerParts): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const place = join(entry.parentPath, entry.name);
    // The compressed copies have no banner.
    if (/\.html\.(?:br|gz)$/.test(entry.name)) rmSync(place);
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    writeFileSync(place, addBanner(readFileSync(place, 'utf8'), parts));
  }
  const headers = join(folder, '_headers');
  if (existsSync(headers)) writeFileSync(headers, allowBanner(readFileSync(headers, 'utf8')));
}

/** Adds the banner to the top of a built page. */
export function addBanner(html: string, { commit, builtAt, drafts }: BannerParts): string {
  const when = builtAt.toISOString().slice(0, 16).replace('T', ' ');
  const items = drafts.map((draft) => `<li>${escapeHtml(formatProblem(draft))}</li>`);
  const list =
    drafts.length === 0
      ? '<span>No drafts</span>'
      : `<details><summary>Drafts: ${drafts.length}</summary><ul>${items.join('')}</ul></details>`;
  const banner =
    `<aside class="preview-banner" aria-label="Preview"><strong>Preview</strong>` +
    `<span>${escapeHtml(commit)}</span><span>${when} UTC</span>${list}</aside>`;
  return allowBanner(html)
    .replace('</head>', `<style>${styles}</style></head>`)
    .replace(/<body[^>]*>/, (body) => body + banner);
}

/** Allows the banner's styles in the content security policy of a page or a headers file. */
export function allowBanner(text: string): string {
  return text.replace(/style-src /g, `style-src ${styleHash} `);
}
