import { spawnSync } from 'node:child_process';
import { formatProblem } from '../../content/check/formatProblem';
import type { Problem } from '../../content/model/problem';
import { escapeHtml } from '../html/escapeHtml';
import { changesPath } from './changesPage';

/** What the banner says about a build that shows drafts. */
export interface Preview {
  /** The commit that was built, and whether anything has changed since; empty without Git. */
  commit: string;
  builtAt: Date;
  /** What visitors to the live site don't see yet, or no longer see. */
  drafts: readonly Problem[];
}

/** Describes a build of the working folder that shows drafts. */
export function describePreview(drafts: readonly Problem[]): Preview {
  const commit = git('rev-parse', '--short', 'HEAD');
  const changes = git('status', '--porcelain') === '' ? '' : ' with changes';
  return { commit: commit && commit + changes, builtAt: new Date(), drafts };
}

function git(...words: string[]): string {
  return spawnSync('git', words, { encoding: 'utf8' }).stdout?.trim() ?? '';
}

export const bannerStyles =
  '[data-preview]{display:flex;flex-wrap:wrap;gap:4px 16px;padding:4px 16px;background:#86361c;color:#fff;' +
  'font:14px/1.6 system-ui,sans-serif}[data-preview] a{color:inherit}[data-preview] summary{cursor:pointer}[data-preview] ul{margin:4px 0;' +
  'padding-left:20px}@media print{[data-preview]{display:none}}';

/** The banner at the top of every page of a build that shows drafts. */
export function previewBanner({ commit, builtAt, drafts }: Preview, prefix: string): string {
  const when = builtAt.toISOString().slice(0, 16).replace('T', ' ');
  const items = drafts.map((draft) => `<li>${escapeHtml(formatProblem(draft))}</li>`);
  const list =
    drafts.length === 0
      ? '<span>No drafts</span>'
      : `<details><summary>Drafts: ${drafts.length}</summary><ul>${items.join('')}</ul></details>`;
  const version = commit && `<span>${escapeHtml(commit)}</span>`;
  const changes = `<a href="${prefix}${changesPath}">What changes</a>`;
  return (
    '<aside data-preview aria-label="Preview"><strong>Preview</strong>' +
    `${version}<span>${when} UTC</span>${changes}${list}</aside>`
  );
}
