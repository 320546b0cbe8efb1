import { isSaveAwaited } from '../engine/typedWords';

/** How long an answer may take: as long as the largest pictures on a slow line. */
const PATIENCE_MS = 180_000;
/** How long a host may be silent before the form says that it still waits. */
const SILENCE_MS = 30_000;

/** A request of the engine to a host. */
export interface Sent {
  address: string;
  request: RequestInit;
}

/** What the browser itself fetches by. */
const browserFetch = window.fetch.bind(window);

/** Stands between the engine and a host: its requests to addresses below `api` are answered by `answer`. */
export function intercept(api: string, answer: (sent: Sent) => Promise<Response>): void {
  window.fetch = (resource, request = {}) => {
    const address = resource instanceof Request ? resource.url : String(resource);
    return address.startsWith(api) ? answer({ address, request }) : browserFetch(resource, request);
  };
}

/** Sends a request to a host, once, and gets the whole answer. Throws if there is none. */
export async function send(host: string, { address, request }: Sent): Promise<Response> {
  let line: HTMLElement | undefined;
  const timer = setTimeout(() => {
    line = showLine(host);
  }, SILENCE_MS);
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await browserFetch(address, { ...request, signal });
    const bytes = await response.arrayBuffer();
    return new Response(bytes.byteLength === 0 ? null : bytes, response);
  } finally {
    clearTimeout(timer);
    line?.remove();
  }
}

/** Says why something wasn’t done, unless it is what stops a save: that, the engine says. */
export async function saidIfRefused(answered: Promise<Response>): Promise<Response> {
  try {
    return await answered;
  } catch (error) {
    if (!isSaveAwaited()) alert(error instanceof Error ? error.message : error);
    throw error;
  }
}

/** A request with some of its body replaced. */
export function withBody(sent: Sent, changes: object): Sent {
  const body = JSON.stringify({ ...JSON.parse(String(sent.request.body)), ...changes });
  return { ...sent, request: { ...sent.request, body } };
}

function showLine(host: string): HTMLElement {
  const line = document.createElement('p');
  // Above the engine’s own dialogs, below what is answered there, and nothing that has to be closed.
  Object.assign(line, { role: 'status', popover: 'manual' });
  line.style.marginBlock = 'auto 1rem';
  document.body.append(line);
  line.showPopover();
  line.textContent = `${host} hasn’t answered for half a minute. Your words are in the form, which still waits.`;
  return line;
}
