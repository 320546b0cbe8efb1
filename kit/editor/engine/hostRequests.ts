/*
 * Relies on: the requests by which the engine lists drafts, saves, publishes and discards at GitHub, of which `requests.jsonl` has
 * one of each kind, and the one by which it saves to Gitea, which the dev server answers as; the branch of a draft being
 * `cms/COLLECTION/NAME`, as Decap documents it; the title of the engine’s own question before a save, and its button; the key
 * `sveltia-cms.user` in the browser’s storage.
 * Without it: saved words are replaced, published or dropped unasked, or whoever saves is asked twice. Whoever edits on their
 * own machine has to press a button that opens the editor in a second window.
 * Would be replaced by: a question before each of these that we can word. The engine’s own doesn’t say what differs, and isn’t
 * asked at GitHub. Its ‘Work with Local Repository’ saves without the check and without other browsers.
 */

import type { Sent } from '../saving/send';

/** A part of https://docs.github.com/en/graphql/reference/commits#createcommitonbranchinput */
export interface GitHubCommit {
  branch: { branchName: string };
  fileChanges: {
    additions: { path: string; contents: string }[];
    deletions: { path: string }[];
  };
}

/** The first words of each request to GitHub; in brackets is the branch that it is about. */
const gitHubRequests = [
  ['commit', /^POST graphql mutation\(\$input: CreateCommitOnBranchInput!/],
  [
    'list drafts',
    /^POST graphql query\([^)]*\) \{ repository\([^)]*\) \{ pullRequests\( states: OPEN/,
  ],
  ['read head', /^POST graphql query\([^)]*\$branch[^)]*\) \{ repository\([^)]*\) \{ ref\(/],
  ['open draft', /^POST pulls \{.*"head":"([^"]+)"/],
  ['publish', /^PUT pulls\/\d+\/merge /],
  ['discard', /^PATCH pulls\/\d+ \{"state":"closed"/],
  ['reset branch', /^PATCH git\/refs\/heads\/(\S+) /],
  ['delete branch', /^DELETE git\/refs\/heads\/(\S+) /],
  [
    'set status',
    /^(?:PATCH|POST) issues\/|^POST graphql mutation\(\$input: (?:Mark|Convert)PullRequest/,
  ],
  ['create branch', /^POST graphql mutation\(\$input: CreateRefInput!/],
  ['read', /^GET |^POST graphql query/],
] as const;

export type GitHubRequest = (typeof gitHubRequests)[number][0];
export type Operation = ReturnType<typeof operationOf>;

/**
 * What a request of the engine to GitHub asks for, whether it changes something, and the branch that it is about.
 *
 * @param path below the address of GitHub’s API
 * @returns no name for a write that the engine has never asked for before
 */
export function operationOf(path: string, { method = 'GET', body }: RequestInit) {
  const place = path.replace(/^repos\/[^/]+\/[^/]+\/|\?.*$/g, '');
  const sent = typeof body === 'string' ? JSON.parse(body) : {};
  const words = place === 'graphql' ? String(sent.query).trim() : body;
  const request = `${method} ${place} ${words ?? ''}`;
  const [name, known] = gitHubRequests.find(([, known]) => known.test(request)) ?? [];
  const branch = known?.exec(request)?.[1] ?? sent.variables?.branch ?? '';
  return { name, isWriting: !/^(?:list|read)/.test(name ?? ''), branch: decodeURI(branch) };
}

/** The branch of a file’s draft. */
export function draftBranchOf({ collection, name }: { collection: string; name: string }): string {
  return `cms/${collection}/${name}`;
}

/** Whether a branch is that of a draft. */
export function isDraftBranch(branch: string): boolean {
  return branch.startsWith('cms/');
}

/** A file of a save to Gitea. One with another name has been at `from_path`; `content` is in base64. */
export interface GiteaFile {
  operation: string;
  path: string;
  from_path?: string | undefined;
  content?: string | undefined;
  sha?: string | undefined;
}

/** The files of a save to Gitea; undefined if it is another request. */
export function giteaFilesIn({ address, request }: Sent): GiteaFile[] | undefined {
  const isSave = request.method === 'POST' && address.endsWith('/contents');
  return isSave ? JSON.parse(String(request.body)).files : undefined;
}

/** Where the texts of files are asked for, beside where a save is sent. */
export function giteaFilesAt(address: string): string {
  return `${address.replace(/contents$/, 'file-contents')}?ref=main`;
}

/** Signs in at the dev server, which asks for no token. */
export function signInToDevServer(): void {
  const user = { backendName: 'gitea', token: 'none' };
  localStorage.setItem('sveltia-cms.user', JSON.stringify(user));
}

/** Agrees to the engine’s own question before each save: ours, which shows what differs, comes next. */
export function answerEngineQuestion(): void {
  new MutationObserver(() => {
    const question = document.querySelector('dialog[role="alertdialog"][open]');
    if (!question?.textContent.includes('Entry Changed by Someone Else')) return;
    const buttons = [...question.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent.trim() === 'Save Anyway')?.click();
  }).observe(document.body, { subtree: true, attributeFilter: ['open'] });
}
