import { childOf } from '../../content/fields/paths';
import { read, readQuery, type Sent } from './askGitHub';

/** Set by the bundler: the name of the branch that the site is built from; empty in the working copy. */
declare const LIVE_BRANCH: string;

/** The last request to the repository, whose headers say who has signed in. */
let latest: Sent | undefined;

/** Takes note of a request to the repository, over REST. */
export function noteRequest(sent: Sent): void {
  if (sent.address.includes('/repos/')) latest = sent;
}

/**
 * The text of a file on the branch that the site is built from: empty if there is no such file; undefined if it can’t be
 * known.
 *
 * @param path such as `content/pages/clients.md`
 */
export async function readPublishedText(path: string): Promise<string | undefined> {
  if (latest === undefined) return undefined;
  const [, owner, repo] = /\/repos\/([^/]+)\/([^/]+)\//.exec(latest.address) ?? [];
  try {
    const { repository } = await readQuery(
      latest,
      `query($owner: String!, $repo: String!, $place: String!) {
        repository(owner: $owner, name: $repo) {
          object(expression: $place) { ... on Blob { text } }
        }
      }`,
      { owner, repo, place: `${LIVE_BRANCH}:${path}` },
    );
    return repository.object?.text ?? '';
  } catch {
    return undefined;
  }
}

/** The paths of the files that were published after a commit; undefined if that can’t be known. */
export async function publishedSince(commit: string): Promise<string[] | undefined> {
  if (latest === undefined) return undefined;
  try {
    // https://docs.github.com/en/rest/commits/commits#compare-two-commits lists at most 300 of them.
    const { files } = await read(latest, `compare/${commit}...${LIVE_BRANCH}`);
    return files.length < 300 ? files.map((file: unknown) => childOf(file, 'filename')) : undefined;
  } catch {
    return undefined;
  }
}
