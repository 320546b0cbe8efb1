import { childOf } from '../../content/fields/paths';
import { restore } from '../engine/buttons';
import { send } from './send';

/** Where GitHub answers. */
export const api = 'https://api.github.com/';

/** A request to GitHub. */
export interface Sent {
  address: string;
  request: RequestInit;
}

/** What GitHub has answered: it has done what was asked, or it refuses. */
export interface Answer {
  response: Response;
  refusal: Refusal | undefined;
}

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
 * @throws if there is no answer of GitHub’s own, and a whole one
 */
export async function ask({ address, request }: Sent): Promise<Answer> {
  try {
    const response = await send('GitHub', address, request);
    const text = await response.clone().text();
    const isFile = new Headers(request.headers).get('accept')?.endsWith('.raw') && response.ok;
    const isEmpty = text === '' && (response.status === 204 || isFile);
    const body: unknown = isFile || isEmpty ? undefined : JSON.parse(text);
    if (response.status < 500) return { response, refusal: refusalIn(response, body) };
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
export async function askFor(sent: Sent): Promise<Response> {
  const { response, refusal } = await ask(sent);
  if (refusal) throw new Error(refusal.words);
  return response;
}

/** Reads something else of the same repository, over REST. */
export async function read({ address, request }: Sent, place: string) {
  const [repository = ''] = /^.*?\/repos\/[^/]+\/[^/]+\//.exec(address) ?? [];
  const { headers = {} } = request;
  return (await askFor({ address: repository + place, request: { headers } })).json();
}

/** Reads something over GraphQL. */
export async function readQuery({ request }: Sent, query: string, variables: object) {
  const body = JSON.stringify({ query, variables });
  const { headers = {} } = request;
  const asked = { address: `${api}graphql`, request: { method: 'POST', headers, body } };
  return (await (await askFor(asked)).json()).data;
}

/** An answer as GitHub would give it. */
export function answerOf(body: object, status = 200): Response {
  const headers = { 'content-type': 'application/json' };
  return new Response(JSON.stringify(body), { status, headers });
}

function refusalIn({ ok, status, headers }: Response, body: unknown): Refusal | undefined {
  const errors = childOf(body, 'errors');
  if (ok && !Array.isArray(errors)) return undefined;
  const all: unknown[] = Array.isArray(errors) ? errors : [];
  const parts = [childOf(body, 'message'), ...all.map((each) => childOf(each, 'message') ?? each)];
  const message = parts.filter((each) => typeof each === 'string').join(': ');
  const type = childOf(all[0], 'type');
  const advice = adviceFor(`${status} ${type} ${message}`, headers);
  return { words: `${advice} GitHub says: “${message}”`.trim(), type };
}

/** @param refusal the status, the type and the words of a refusal, such as `403 undefined Resource not accessible` */
function adviceFor(refusal: string, headers: Headers): string {
  const [authorize] = /https:[^\s;]+/.exec(headers.get('x-github-sso') ?? '') ?? [];
  if (/^401/.test(refusal) || authorize) {
    return authorize
      ? `Your organization wants you to authorize this sign-in: open ${authorize} in another tab, and try again.`
      : `GitHub doesn’t accept your sign-in any more. The browser keeps your words: reload the page, sign in, open the form again, and choose ${restore}.`;
  }
  const isLimit = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
  if (/RATE_LIMITED|rate limit/i.test(refusal) || (isLimit && /^4/.test(refusal))) {
    return 'GitHub takes no more requests from you for a while. Try again in an hour.';
  }
  if (
    /protected branch|rule violation|pull request\.|approving review|status check/i.test(refusal)
  ) {
    return 'A rule of the repository is in the way. The pull request at GitHub says what is missing; whoever looks after the repository can help.';
  }
  if (/^403|FORBIDDEN/.test(refusal)) {
    return 'You may not change this repository. Ask whoever looks after it for the right to write, and try again.';
  }
  if (/^409|STALE_DATA/.test(refusal)) {
    return 'Somebody else is saving at this moment. Try again in a minute.';
  }
  return '';
}
