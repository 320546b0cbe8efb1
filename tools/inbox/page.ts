import { createHash } from 'node:crypto';
import { escapeHtml } from '../../src/build/html/escapeHtml';
import type { ReceivedRequest } from './inbox';

const REFRESH_SECONDS = 5;

const STYLE = `
:root { color-scheme: light dark; --line: #8885; --quiet: #595959; }
@media (prefers-color-scheme: dark) { :root { --quiet: #a6a6a6; } }
body { margin: 0 auto; max-width: 48rem; padding: 2rem 1rem 4rem;
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.2; }
h2 { font-size: 1.125rem; margin: 0; }
h2::first-letter { text-transform: uppercase; }
article { border-top: 1px solid var(--line); padding: 1.5rem 0; }
p { margin: 0.25rem 0; }
.quiet, dt { color: var(--quiet); }
dl { display: grid; grid-template-columns: 9rem 1fr; gap: 0.25rem 1rem; margin: 1rem 0 0; }
dd { margin: 0; white-space: pre-wrap; }
@media (max-width: 30rem) { dl { display: block; } dd { margin-bottom: 0.75rem; } }
`;

/** Allows only the styles of the inbox's pages, and no scripts. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

interface InboxPageOptions {
  requests: readonly ReceivedRequest[];
  /** The file of the requests, as shown on the page; null if there is none. */
  file: string | null;
  /** Whether the page reloads itself. */
  live: boolean;
}

/** The page with what arrived, newest first, as HTML with everything escaped. */
export function inboxPage({ requests, file, live }: InboxPageOptions): string {
  const count = requests.length === 1 ? '1 request' : `${requests.length} requests`;
  const kept = file && ` Every request is also kept in <code>${escapeHtml(file)}</code>.`;
  const refresh = live
    ? `This page reloads every ${REFRESH_SECONDS} seconds. <a href="/?live=off">Stop reloading</a>`
    : 'This page does not reload by itself. <a href="/">Reload every few seconds</a>';
  return html(
    `${count} in the request inbox`,
    `<h1>Request inbox</h1>
<p>${count} since it was started.${kept ?? ''}</p>
<p class="quiet">${refresh}</p>
${requests.toReversed().map(article).join('\n') || '<p>Nothing has arrived yet.</p>'}`,
    live ? `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">` : '',
  );
}

/**
 * The page that a visitor without JavaScript sees after sending the form.
 *
 * @param back the origin to link back to, or null if it isn't known
 */
export function thanksPage(back: string | null): string {
  const link = back && `<p><a href="${escapeHtml(back)}/">Back to the website</a></p>`;
  return html('Thank you', `<h1>Thank you</h1>\n<p>Your request has arrived.</p>\n${link ?? ''}`);
}

function article({ receivedAt, contentType, fields }: ReceivedRequest): string {
  const kind = fields.requestType;
  const title = typeof kind === 'string' && kind !== '' ? `${kind} request` : 'Request';
  const rows = Object.entries(fields).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd>`;
  });
  const time = `${receivedAt.slice(0, 10)} ${receivedAt.slice(11, 19)} UTC`;
  return `<article>
<h2>${escapeHtml(title)}</h2>
<p class="quiet"><time datetime="${receivedAt}">${time}</time>, sent as
<code>${escapeHtml(contentType)}</code></p>
<dl>${rows.join('')}</dl>
</article>`;
}

function html(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
