import { childOf } from '../../content/fields/paths';
import { read } from './askGitHub';
import { look } from './drafts';

/** Set by the bundler: the name of the branch that the site is built from; empty in the working copy. */
declare const LIVE_BRANCH: string;

/**
 * The text of a file on the branch that the site is built from: empty if there is no such file; undefined if it can’t be
 * known.
 *
 * @param path such as `content/pages/clients.md`
 */
export async function readPublishedText(path: string): Promise<string | undefined> {
  if (LIVE_BRANCH === '') return undefined;
  try {
    return (await look(LIVE_BRANCH, [path])).texts.get(path) ?? '';
  } catch {
    return undefined;
  }
}

/** The paths of the files that were published after a commit; undefined if that can’t be known. */
export async function publishedSince(commit: string): Promise<string[] | undefined> {
  try {
    // https://docs.github.com/en/rest/commits/commits#compare-two-commits lists at most 300 of them.
    const { files } = await read(`compare/${commit}...${LIVE_BRANCH}`);
    return files.length < 300 ? files.map((file: unknown) => childOf(file, 'filename')) : undefined;
  } catch {
    return undefined;
  }
}
