import { childOf } from '../../content/fields/paths';
import { restoreButton } from '../engine/buttons';
import { type Sent, send } from './send';

/** Where GitHub answers. */
export const api = 'https://api.github.com/';

/** Set by the bundler: the repository, such as `owner/site`; empty in the working copy. */
declare const REPOSITORY: string;
export const [owner = '', repo = ''] = REPOSITORY.split('/');

/** Who has signed in, as the engine says it in each request. */
let authorization = '';

/** Why GitHub hasn’t done what was asked. */
interface Refusal {
  /** GitHub’s words, and what to do where that is known. */
  words: string;
  /** The kind of an error over GraphQL, such as `STALE_DATA`. */
  type: unknown;
}

const noAnswer =
  'GitHub hasn’t answered, or not as it should, so it isn’t known what has arrived there. Try again in a minute: it is compared first.';

/**
 * Sends a request, once.
 *
 * @returns what GitHub answers, read if it is JSON; its refusal, if it hasn’t done what was asked
 * @throws if there is no answer of GitHub’s own, and a whole one
 */
export async function ask(sent: Sent) {
  const headers = new Headers(sent.request.headers);
  authorization = headers.get('authorization') ?? authorization;
  try {
    const response = await send('GitHub', sent);
    const isFile = headers.get('accept')?.endsWith('.raw') && response.ok;
    const body = isFile || response.status === 204 ? undefined : await response.clone().json();
    if (response.status < 500) return { response, body, refusal: refusalIn(response, body) };
  } catch {
    // Said below.
  }
  throw new Error(noAnswer);
}

/**
 * Sends a request that has to be done for what comes next.
 *
 * @throws with the reason if GitHub refuses
 */
export async function askFor(sent: Sent) {
  const { refusal, ...answer } = await ask(sent);
  if (refusal) throw new Error(refusal.words);
  return answer;
}

/** Reads something of the repository, over REST. */
export async function read(place: string) {
  const address = `${api}repos/${REPOSITORY}/${place}`;
  return (await askFor({ address, request: { headers: { authorization } } })).body;
}

/** Reads something of the repository about a `$branch`, over GraphQL. */
export async function readQuery(fields: string, branch: string) {
  const query = `query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) { ${fields} } }`;
  const body = JSON.stringify({ query, variables: { owner, repo, branch } });
  const request = { method: 'POST', headers: { authorization }, body };
  return (await askFor({ address: `${api}graphql`, request })).body.data.repository;
}

function refusalIn({ ok, status }: Response, body: unknown): Refusal | undefined {
  const errors = childOf(body, 'errors');
  if (ok && !Array.isArray(errors)) return undefined;
  const all: unknown[] = Array.isArray(errors) ? errors : [];
  const parts = [childOf(body, 'message'), ...all.map((each) => childOf(each, 'message') ?? each)];
  const message = parts.filter((each) => typeof each === 'string').join(': ');
  const type = childOf(all[0], 'type');
  const refusal = `${status} ${type} ${message}`;
  const words = advice.find(([kind]) => kind.test(refusal))?.[1] ?? '';
  return { words: `${words} GitHub says: “${message}”`.trim(), type };
}

/** What to do about a refusal, by its status, its type and GitHub’s words, such as `403 undefined Resource not accessible`. */
const advice = [
  [
    /^401/,
    `GitHub doesn’t accept your sign-in any more. The browser keeps your words: reload the page, sign in, open the form again, and choose ${restoreButton}.`,
  ],
  [
    /RATE_LIMITED|rate limit/i,
    'GitHub takes no more requests from you for a while. Try again in an hour.',
  ],
  [
    /protected branch|rule violation|pull request\.|approving review|status check/i,
    'A rule of the repository is in the way. The pull request at GitHub says what is missing; whoever looks after the repository can help.',
  ],
  [
    /merge conflict|not mergeable/i,
    'The same place has changed on the site since this draft was begun. Copy your words from the form, discard the draft, and make the change again.',
  ],
  [
    /^403|FORBIDDEN/,
    'You may not change this repository. Ask whoever looks after it for the right to write, and try again.',
  ],
  [/^409|STALE_DATA/, 'Somebody else is saving at this moment. Try again in a minute.'],
] as const;
