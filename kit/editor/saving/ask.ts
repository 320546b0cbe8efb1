import { childOf } from '../../content/fields/shape';
import { showNotice } from './notice';
import { broken, type Refusal, silent, unreachable } from './refusals';

/** A request to GitHub. */
export interface Sent {
  address: string;
  request: RequestInit;
  /** Whether somebody waits for the answer by now. */
  isAwaited: () => boolean;
}

/** How long a request is waited for before the writer is told, and after which pauses it is sent again. */
const PATIENCE_MS = 15_000;
const pauses = [1000, 3000];

/** What the browser itself fetches by. */
const send = window.fetch.bind(window);

/**
 * Sends a request until there is an answer of GitHub’s own, so it must be one that may be sent twice.
 *
 * @throws with the reason if there is none
 */
export async function ask(sent: Sent): Promise<Response> {
  for (const pause of pauses) {
    try {
      return await askOnce(sent);
    } catch (error) {
      if (isStopped(error)) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return askOnce(sent);
}

/**
 * Sends a request once. If there is no answer for long, whoever waits for it may stop that.
 *
 * @throws with the reason if there is no answer of GitHub’s own
 */
export async function askOnce({ address, request, isAwaited }: Sent): Promise<Response> {
  const [stop, answered] = [new AbortController(), new AbortController()];
  const timer = setInterval(async () => {
    if (!isAwaited() || document.querySelector('dialog.notice')) return;
    const words = `${silent} Nothing that you have written is lost.`;
    const choice = await showNotice(words, ['Wait', 'Stop waiting'], answered.signal);
    if (choice === 'Stop waiting') stop.abort();
  }, PATIENCE_MS);
  try {
    const response = await send(address, { ...request, signal: stop.signal });
    const type = response.headers.get('content-type');
    if (response.status >= 500 || type?.startsWith('text/html')) throw new Error(broken);
    return response;
  } catch (error) {
    if (stop.signal.aborted) throw new Error(silent);
    throw error instanceof TypeError ? new Error(unreachable) : error;
  } finally {
    clearInterval(timer);
    answered.abort();
  }
}

/** Whether the writer didn’t want to wait any longer. */
export function isStopped(error: unknown): boolean {
  return error instanceof Error && error.message === silent;
}

/** Why GitHub did nothing; undefined if it did. */
export async function refusalIn(response: Response): Promise<Refusal | undefined> {
  const { status, headers, ok } = response;
  const isJson = headers.get('content-type')?.startsWith('application/json');
  const body: unknown = isJson ? await response.clone().json() : undefined;
  const errors = childOf(body, 'errors');
  if (ok && !Array.isArray(errors)) return undefined;
  const all: unknown[] = Array.isArray(errors) ? errors : [];
  const message = childOf(body, 'message');
  const details = all.map((error) => childOf(error, 'message') ?? error);
  const words = [message, ...details].filter((each) => typeof each === 'string').join(': ');
  const type = childOf(all[0], 'type');
  return { status, headers, message: words, type: typeof type === 'string' ? type : undefined };
}

/** An answer as GitHub would give it. */
export function answerOf(body: object, status = 200): Response {
  const headers = { 'content-type': 'application/json' };
  return new Response(JSON.stringify(body), { status, headers });
}

export function bodyOf({ request }: Sent) {
  return JSON.parse(String(request.body));
}
