import { childOf } from '../../content/fields/paths';
import { broken, type Refusal, refusalInWords, silent, unreachable } from './refusals';

/** Where GitHub answers. */
export const api = 'https://api.github.com/';

/** A request to GitHub. */
export interface Sent {
  address: string;
  request: RequestInit;
}

/** What GitHub has answered. */
export interface Answer {
  response: Response;
  /** Its JSON; undefined if there is none. */
  body: unknown;
}

/** How long an answer may take: as long as the largest pictures on a slow line. */
const PATIENCE_MS = 180_000;

/** What the browser itself fetches by. */
const send = window.fetch.bind(window);

/**
 * Sends a request, once.
 *
 * @throws with the reason if there is no answer of GitHub’s own, and a whole one
 */
export async function ask({ address, request }: Sent): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response = await send(address, { ...request, signal });
    const bytes = await response.arrayBuffer();
    const isFile = new Headers(request.headers).get('accept')?.endsWith('.raw') && response.ok;
    const text = isFile ? '' : new TextDecoder().decode(bytes);
    const isEmpty = bytes.byteLength === 0;
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const isMissing = isEmpty && response.ok && response.status !== 204 && !isFile;
    if (response.status >= 500 || isMissing) throw new SyntaxError();
    return { response: new Response(isEmpty ? null : bytes, response), body };
  } catch (error) {
    if (signal.aborted) throw new Error(silent);
    throw new Error(error instanceof SyntaxError ? broken : unreachable);
  }
}

/**
 * Reads something else of the same repository, over REST.
 *
 * @param place such as `pulls/1`
 * @throws with the reason if GitHub refuses
 */
export async function read({ address, request }: Sent, place: string) {
  const [repository = ''] = /^.*?\/repos\/[^/]+\/[^/]+\//.exec(address) ?? [];
  return contentsOf(
    await ask({ address: repository + place, request: { headers: request.headers ?? {} } }),
  );
}

/** Reads something over GraphQL. Throws with the reason if GitHub refuses. */
export async function readQuery({ request }: Sent, query: string, variables: object) {
  const body = JSON.stringify({ query, variables });
  const { headers = {} } = request;
  const asked = { address: `${api}graphql`, request: { method: 'POST', headers, body } };
  return (await contentsOf(await ask(asked))).data;
}

async function contentsOf(answer: Answer) {
  const refusal = refusalIn(answer);
  if (refusal) throw new Error(refusalInWords(refusal));
  return answer.response.json();
}

/** Why GitHub did nothing; undefined if it did. */
export function refusalIn({ response, body }: Answer): Refusal | undefined {
  const { status, headers, ok } = response;
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
export function answerOf(body: object, status = 200): Answer {
  const headers = { 'content-type': 'application/json' };
  return { response: new Response(JSON.stringify(body), { status, headers }), body };
}
