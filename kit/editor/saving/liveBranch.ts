import { childOf } from '../../content/fields/paths';
import { read, readQuery, type Sent } from './ask';

/** Set by the bundler: the name of the branch that the site is built from; empty in the working copy. */
declare const LIVE_BRANCH: string;

/** The last request to the repository, whose headers say who has signed in. */
let latest: Sent | undefined;

/** Takes note of a request to the repository, over REST. */
export function noteRequest(sent: Sent): void {
  if (sent.address.includes('/repos/')) latest = sent;
}

/** The newest commit of the branch that the site is built from, and its time in milliseconds; undefined if it can’t be known. */
export async function readLiveBranch(): Promise<{ commit: string; time: number } | undefined> {
  if (latest === undefined) return undefined;
  try {
    // https://docs.github.com/en/rest/commits/commits#get-a-commit
    const { sha, commit } = await read(latest, `commits/${LIVE_BRANCH}`);
    return { commit: sha, time: Date.parse(`${childOf(commit.committer, 'date')}`) };
  } catch {
    return undefined;
  }
}

/**
 * The text of a file on the branch that the site is built from: empty if there is no such file; undefined if it can’t be
 * known.
 *
 * @param path such as `content/pages/clients.md`
 */
export async function readLiveText(path: string): Promise<string | undefined> {
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
