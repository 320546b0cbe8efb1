import { listProblems } from '../../content/check/wording';
import type { Problem } from '../../content/fields/problem';
import { escapeHtml } from './markup';

/** The styles of the bar. White words must be readable on the colour. */
export function barStyles(colour: string): string {
  return (
    `[data-preview]{display:flex;flex-wrap:wrap;gap:4px 16px;padding:4px 16px;background:${colour};color:#fff;` +
    'font:14px/1.6 system-ui,sans-serif}[data-preview] a{color:inherit}[data-preview] summary{cursor:pointer}[data-preview] ul{margin:4px 0;' +
    'padding-inline-start:20px;list-style:disc}@media print{[data-preview]{display:none}}'
  );
}

/** A summary of the changes that a preview shows, and the address of their review; without one if there is none. */
export interface ReviewLink {
  words: string;
  address?: string;
}

/** Writes the bar at the top of every page of a preview: the changes, and the parts that visitors don’t see. */
export function draftsBar(drafts: readonly Problem[], review?: ReviewLink): string {
  const items = listProblems(drafts).map((draft) => `<li>${escapeHtml(draft)}</li>`);
  const list =
    drafts.length === 0
      ? '<span>No drafts</span>'
      : `<details><summary>Drafts: ${drafts.length}</summary><ul>${items.join('')}</ul></details>`;
  const words = escapeHtml(review?.words ?? '');
  const link = review?.address
    ? `<a href="${escapeHtml(review.address)}">${words}</a>`
    : words && `<span>${words}</span>`;
  return `<aside data-preview aria-label="Preview"><strong>Preview</strong>${link}${list}</aside>`;
}
