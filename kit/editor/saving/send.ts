/** How long an answer may take: as long as the largest pictures on a slow line. */
const PATIENCE_MS = 180_000;
/** How long a host may be silent before the form says that it still waits. */
const SILENCE_MS = 30_000;

/** What the browser itself fetches by. */
const browserFetch = window.fetch.bind(window);

/** Sends a request to a host, once, and gets the whole answer. Throws if there is none. */
export async function send(host: string, address: string, request: RequestInit): Promise<Response> {
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
