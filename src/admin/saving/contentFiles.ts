import { collectionOf } from '../../content/model/entry';
import { dialogButton, element, openDialog } from '../dialog';
import { noteWarnings } from './savedWarnings';
import { showConflict } from './showConflict';
import * as versions from './versions';

/* Access to the files of content/ through the dev server. Paths begin with `content/`. */

/** The error names by which engines recognise a missing file, and this code a conflicting change. */
const conflict = 'InvalidStateError';
const errorNames: Readonly<Record<number, string>> = { 404: 'NotFoundError', 412: conflict };

/** The paths of all files. */
export async function listFiles(): Promise<string[]> {
  return (await sendRequest('content/')).json();
}

/** Reads a file, and remembers its version. Throws a `NotFoundError` if there is none. */
export async function readFile(path: string): Promise<File> {
  const response = await sendRequest(path);
  const lastModified = Date.parse(response.headers.get('Last-Modified') ?? '');
  const blob = await response.blob();
  versions.recordRead(path, etagOf(response), collectionOf(path) && (await blob.text()));
  return new File([blob], path.split('/').at(-1) ?? '', { type: blob.type, lastModified });
}

/**
 * Writes a file if it is unchanged since its form was opened; otherwise the writer decides. Throws the dev server's
 * error, which the engine shows.
 */
export async function writeFile(path: string, body: string | Blob): Promise<void> {
  const version = versions.versionToReplace(path, body);
  try {
    await put(path, body, version);
  } catch (error) {
    const collection = collectionOf(path);
    if (collection === undefined) tellRefusal('Nothing was saved', error);
    const isConflict = error instanceof DOMException && error.name === conflict;
    if (!isConflict || collection === undefined || typeof body !== 'string') throw error;
    const theirs = await sendRequest(path);
    if (!(await showConflict(collection, body, await theirs.text()))) throw error;
    await put(path, body, etagOf(theirs));
  }
}

async function put(path: string, body: string | Blob, version: string | undefined): Promise<void> {
  const response = await sendRequest(path, {
    method: 'PUT',
    body,
    headers: preconditionHeaders(version),
  });
  versions.recordWritten(path, body, etagOf(response));
  noteWarnings(path, await response.json());
}

/** Deletes a file. */
export async function removeFile(path: string): Promise<void> {
  try {
    await sendRequest(path, {
      method: 'DELETE',
      headers: preconditionHeaders(versions.latestVersion(path)),
    });
  } catch (error) {
    tellRefusal('Nothing was deleted', error);
    throw error;
  }
  versions.recordRemoved(path);
}

/** Shows a refusal of which the engine says only that it happened. */
function tellRefusal(title: string, refusal: unknown): void {
  const reason = refusal instanceof Error ? refusal.message : String(refusal);
  const close = dialogButton('OK', () => dialog.close());
  const dialog = openDialog(title, element('p', reason), close);
}

/** The precondition of a request: that the file has this version, or doesn’t exist. */
function preconditionHeaders(version: string | undefined): Record<string, string> {
  return version === undefined ? { 'If-None-Match': '*' } : { 'If-Match': version };
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
