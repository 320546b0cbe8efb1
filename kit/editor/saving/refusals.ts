import { restore } from '../engine/buttons';

/* What a host’s refusals mean for the person who reads them. */

/** What GitHub has answered, as far as it says why it did nothing. */
export interface Refusal {
  status: number;
  headers: Headers;
  message: string;
  /** Over GraphQL, which answers refusals with a status of 200. */
  type?: string | undefined;
}

/** Why there is no answer: */
export const unreachable = 'GitHub can’t be reached. Look after your connection.';
export const broken = 'GitHub doesn’t answer as it should.';
export const silent = 'GitHub hasn’t answered for a while.';

const rules =
  /protected branch|rule violation|through a pull request|approving review|status check/i;

/** A refusal in GitHub’s words, with what to do about it. */
export function refusalInWords(refusal: Refusal): string {
  const advice = adviceFor(refusal);
  return advice ? `${advice} GitHub says: “${refusal.message}”` : refusal.message;
}

function adviceFor({ status, headers, message, type }: Refusal): string | undefined {
  const authorization = authorizationIn(headers);
  if (authorization) {
    return `Your organization wants you to authorize this sign-in: open ${authorization} in another tab. Try again then.`;
  }
  if (isRateLimit({ status, headers, message, type })) {
    return `GitHub takes no more requests from you ${untilOf(headers)}. Try again then.`;
  }
  if (status === 401) {
    return `GitHub doesn’t accept your sign-in any more. The browser keeps your words: reload the page, sign in, open the form again, and choose ${restore}.`;
  }
  if (rules.test(message)) {
    return 'A rule of the repository is in the way. The pull request at GitHub says what is missing; whoever looks after the repository can help.';
  }
  if (status === 403 || type === 'FORBIDDEN') {
    return `You may not change this repository. Ask whoever looks after it for the right to write. Try again then.`;
  }
  if (type === 'STALE_DATA' || status === 409) {
    return `Somebody else is saving at this moment. Try again in a minute.`;
  }
  if (status === 405) return 'It can’t be published as it is. The pull request at GitHub says why.';
  return isFailure({ status, type }) ? 'GitHub couldn’t do it. Try again in a minute.' : undefined;
}

/** Why something wasn’t done, whatever was thrown, with what to do. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const isPassing = [broken, silent, unreachable].includes(message);
  return isPassing ? `${message} Try again in a minute.` : message;
}

/** Whether what was refused may be done later: GitHub has failed, wants to be left alone for a while, or an authorization. */
export function isPassing(refusal: Refusal): boolean {
  const isAuthorization = authorizationIn(refusal.headers) !== undefined;
  return isRateLimit(refusal) || isAuthorization || isFailure(refusal);
}

/** Whether GitHub has failed over GraphQL: what it refuses there has a type. */
function isFailure({ status, type }: Pick<Refusal, 'status' | 'type'>): boolean {
  return status === 200 && type === undefined;
}

function authorizationIn(headers: Headers): string | undefined {
  return /https:[^\s;]+/.exec(headers.get('x-github-sso') ?? '')?.[0];
}

function isRateLimit({ status, headers, message, type }: Refusal): boolean {
  const isLimit = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
  const isRefused = status === 403 || status === 429;
  return type === 'RATE_LIMITED' || (isRefused && (isLimit || /rate limit/i.test(message)));
}

function untilOf(headers: Headers): string {
  const wait = Number(headers.get('retry-after')) * 1000;
  const reset = wait ? Date.now() + wait : Number(headers.get('x-ratelimit-reset')) * 1000;
  if (!reset) return 'for a while';
  return `until ${new Date(reset).toLocaleTimeString('en', { timeStyle: 'short' })}`;
}
