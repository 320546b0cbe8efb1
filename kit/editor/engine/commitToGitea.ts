/*
 * Relies on: how the engine saves to Gitea, which the dev server answers as: one request for each save, with all its files.
 * Without it: on one's own machine, what another program has written to a file is replaced unasked.
 * Would be replaced by: nothing, as long as the engine compares what it saves only with what it has read.
 */

/** The files of a save. A file with another name has been at `from_path`; `content` is in base64. */
export interface GiteaCommit {
  files: { operation: string; path: string; from_path?: string; content?: string }[];
}

/** The save that a request is; undefined if it is another request. */
export function giteaCommitIn(
  address: string,
  { method, body }: RequestInit = {},
): GiteaCommit | undefined {
  if (method !== 'POST' || !address.endsWith('/contents')) return undefined;
  return JSON.parse(String(body));
}

/** Where the texts of files are asked for, beside where a save is sent. */
export function giteaFilesAt(address: string): string {
  return `${address.replace(/contents$/, 'file-contents')}?ref=main`;
}
