import { collectionOf } from '../../content/model/entry';
import { showConflict } from './showConflict';
import { splitVersion, withVersion } from './versionedText';

/* Access to the files of content/ through the dev server. Paths begin with `content/`. */

/** The error names by which engines recognise a missing file, and this code a conflicting change. */
const conflict = 'InvalidStateError';
const errorNames: Readonly<Record<number, string>> = { 404: 'NotFoundError', 412: conflict };

/** The version of each file when it was last read or written, by its path. */
const known = new Map<string, string>();

/**
 * Where this tab keeps the version that it saved over another: a form keeps the version that it was opened with, even
 * when it is saved or the page is reloaded.
 */
function savedKey(path: string, version: string): string {
  return `saved ${path} ${version}`;
}

/** The paths of all files. */
export async function listFiles(): Promise<string[]> {
  return (await sendRequest('content/')).json();
}

/** Reads a file, a text with its version. Throws a `NotFoundError` if there is none. */
export async function readFile(path: string): Promise<File> {
  const response = await sendRequest(path);
  const version = noteVersion(path, response);
  const blob = await response.blob();
  const content = collectionOf(path) ? withVersion(await blob.text(), version) : blob;
  const lastModified = Date.parse(response.headers.get('Last-Modified') ?? '');
  return new File([content], path.split('/').at(-1) ?? '', { type: blob.type, lastModified });
}

/** What is written after the file of a form, while that waits. */
let added: Promise<void>[] | undefined;

/**
 * Writes a file if it is unchanged since its form was opened; otherwise the writer decides. Throws the dev server's
 * error, which the engine shows. What was added within a form, such as a video that its page names, the engine begins to
 * write at the same time; it has to be there first.
 *
 * @param data a text with the version that it is based on, or a picture
 */
export async function writeFile(path: string, data: string | Blob): Promise<void> {
  if (added === undefined && collectionOf(path) !== undefined) {
    added = [];
    await new Promise((done) => setTimeout(done));
    await Promise.allSettled(added);
    added = undefined;
    return writeNow(path, data);
  }
  const written = writeNow(path, data);
  added?.push(written);
  return written;
}

async function writeNow(path: string, data: string | Blob): Promise<void> {
  const { text: body, version: base } =
    typeof data === 'string' ? splitVersion(data) : { text: data, version: '' };
  const latest = sessionStorage.getItem(savedKey(path, base)) ?? (base || known.get(path));
  try {
    await put(path, body, known.has(path) ? latest : undefined);
  } catch (error) {
    if (collectionOf(path) === undefined) tellRefusal('Nothing was saved.', error);
    const isConflict = error instanceof DOMException && error.name === conflict;
    if (!isConflict || typeof body !== 'string') throw error;
    // It may have been removed.
    const theirs = await sendRequest(path).catch((failure) => {
      if (failure.name !== errorNames[404]) throw failure;
    });
    const text = (await theirs?.text()) ?? '';
    // Where both are the same, the answer to saving it was lost.
    if (text !== body && !(await showConflict(body, text))) throw error;
    await put(path, body, theirs ? etagOf(theirs) : undefined);
  }
  const saved = known.get(path) ?? '';
  if (base !== '' && base !== saved) sessionStorage.setItem(savedKey(path, base), saved);
}

/** @param version the version to replace; undefined if the file is new */
async function put(path: string, body: string | Blob, version: string | undefined): Promise<void> {
  const response = await sendRequest(path, {
    method: 'PUT',
    body,
    headers: version === undefined ? { 'If-None-Match': '*' } : { 'If-Match': version },
  });
  noteVersion(path, response);
}

/** Deletes a file. */
export async function removeFile(path: string): Promise<void> {
  try {
    const headers = { 'If-Match': known.get(path) ?? '' };
    await sendRequest(path, { method: 'DELETE', headers });
  } catch (error) {
    tellRefusal('Nothing was deleted.', error);
    throw error;
  }
  known.delete(path);
}

/** Shows a refusal of which the engine says only that it happened. */
function tellRefusal(what: string, refusal: unknown): void {
  alert(`${what}\n\n${refusal instanceof Error ? refusal.message : refusal}`);
}

function noteVersion(path: string, response: Response): string {
  const version = etagOf(response);
  known.set(path, version);
  sessionStorage.removeItem(savedKey(path, version));
  return version;
}

function etagOf(response: Response): string {
  return response.headers.get('ETag') ?? '';
}

/** Sends a request to the dev server. Throws the server's message if it refuses. */
async function sendRequest(path: string, request: RequestInit = {}): Promise<Response> {
  const address = new URL(path, document.baseURI);
  const response = await fetch(address, { cache: 'no-store', ...request }).catch(() => {
    throw new Error(
      'The program on this machine that saves your words has stopped. Start it again with "npm run dev", and press Save once more.',
    );
  });
  if (response.ok) return response;
  throw new DOMException(await response.text(), errorNames[response.status] ?? '');
}
