import { createHash } from 'node:crypto';
import { escapeHtml } from '../../src/build/html/escapeHtml';
import { formatProblem, type Problem } from '../../src/content/model/problem';

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

/** Adds the banner to the top of a built page, and asks search engines not to index it. */
export function addBanner(html: string, { commit, builtAt, drafts }: BannerParts): string {
  const when = builtAt.toISOString().slice(0, 16).replace('T', ' ');
  const list =
    drafts.length === 0
      ? '<span>No drafts</span>'
      : `<details><summary>Drafts: ${drafts.length}</summary><ul>${drafts.map(itemOf).join('')}</ul></details>`;
  const banner =
    `<aside class="preview-banner" aria-label="Preview"><strong>Preview</strong>` +
    `<span>${escapeHtml(commit)}</span><span>${when} UTC</span>${list}</aside>`;
  return allowBanner(html)
    .replace('</head>', `<meta name="robots" content="noindex"/><style>${styles}</style></head>`)
    .replace(/<body[^>]*>/, (body) => body + banner);
}

/** Allows the banner's styles in the content security policy of a page or a headers file. */
export function allowBanner(text: string): string {
  return text.replace(/style-src /g, `style-src ${styleHash} `);
}

function itemOf(draft: Problem): string {
  return `<li>${escapeHtml(formatProblem(draft))}</li>`;
}
