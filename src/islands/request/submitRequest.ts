import { fieldNames, type RequestFields, type RequestType } from './fields';
import { cleanField } from './validate';

/** The body of the site's only request: specification, section 7. */
export interface RequestBody extends RequestFields {
  requestType: RequestType;
  subject: string;
}

export type Outcome = { status: 'sent' } | { status: 'failed'; reason: string };

export interface SubmitOptions {
  /** The address of the form service. */
  endpoint: string;
  fetch: typeof fetch;
  /** The field that only bots fill in. Unless it is empty it is sent, too, and the service decides. */
  honeypot?: { name: string; value: string };
}

/** How long the service may take to answer. */
const TIMEOUT_MS = 20_000;

/** The longest request that browsers send after the page is gone, in bytes: https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const MOST_KEPT_ALIVE = 64 * 1024;

/**
 * Cleans all fields, sends them to the form service, and reads only the status of the response. The browser completes
 * the request even if the visitor leaves the page, unless it is too long for that. Never throws: every failure (status,
 * network, CORS, timeout) is an outcome with a reason for the log.
 */
export async function submitRequest(body: RequestBody, options: SubmitOptions): Promise<Outcome> {
  const { endpoint, fetch, honeypot } = options;
  const { requestType, subject } = body;
  const fields = Object.fromEntries(fieldNames.map((name) => [name, cleanField(name, body[name])]));
  const honeypotField = honeypot?.value ? { [honeypot.name]: honeypot.value } : {};
  const text = JSON.stringify({ ...fields, requestType, subject, ...honeypotField });
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      credentials: 'omit',
      body: text,
      keepalive: new Blob([text]).size <= MOST_KEPT_ALIVE,
      signal: abort.signal,
    });
    // A service that never ends the body, which nobody reads, would keep the connection open.
    response.body?.cancel().catch(() => undefined);
    if (response.ok) return { status: 'sent' };
    return { status: 'failed', reason: `the form service answered with status ${response.status}` };
  } catch (error) {
    if (abort.signal.aborted) {
      return { status: 'failed', reason: `no answer within ${TIMEOUT_MS / 1000} seconds` };
    }
    return { status: 'failed', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}
