import { kindOfFile } from '../../content/model/entry';
import { dialogButton, element, openDialog } from '../dialog';
import { noteWarnings } from './savedWarnings';
import { showConflict } from './showConflict';
import * as versions from './versions';

/* The files of content/, as the dev server has them. Paths begin with `content/`. */

/** The names of the errors that engines know a missing file by, and we one that was changed meanwhile. */
const conflict = 'InvalidStateError';
const errorNames: Readonly<Record<number, string>> = { 404: 'NotFoundError', 412: conflict };

/** The paths of all files. */
export async function listFiles(): Promise<string[]> {
  return (await ask('content/')).json();
}

/** Reads a file, and remembers its version. Throws a `NotFoundError` where there is none. */
export async function readFile(path: string): Promise<File> {
  const response = await ask(path);
  const lastModified = Date.parse(response.headers.get('Last-Modified') ?? '');
  const blob = await response.blob();
  versions.noteRead(path, tagOf(response), kindOfFile(path) && (await blob.text()));
  return new File([blob], path.split('/').at(-1) ?? '', { type: blob.type, lastModified });
}

/**
 * Writes a file, where it is as it was when its form was opened; where it has changed, the writer decides. Throws the dev
 * server's refusal, which the engine shows.
 */
export async function writeFile(path: string, body: string | Blob): Promise<void> {
  const version = versions.versionToReplace(path, body);
  try {
    await put(path, body, version);
  } catch (error) {
    const kind = kindOfFile(path);
    if (kind === undefined) tellRefusal('Nothing was saved', error);
    const isConflict = error instanceof DOMException && error.name === conflict;
    if (!isConflict || kind === undefined || typeof body !== 'string') throw error;
    const theirs = await ask(path);
    if (!(await showConflict(kind, body, await theirs.text()))) throw error;
    await put(path, body, tagOf(theirs));
  }
}

async function put(path: string, body: string | Blob, version: string | undefined): Promise<void> {
  const response = await ask(path, { method: 'PUT', body, headers: onlyIf(version) });
  versions.noteWritten(path, body, tagOf(response));
  noteWarnings(path, await response.json());
}

/** Deletes a file. */
export async function removeFile(path: string): Promise<void> {
  try {
    await ask(path, { method: 'DELETE', headers: onlyIf(versions.latest(path)) });
  } catch (error) {
    tellRefusal('Nothing was deleted', error);
    throw error;
  }
  versions.noteRemoved(path);
}

/** Shows a refusal of which the engine says only that it happened. */
function tellRefusal(title: string, refusal: unknown): void {
  const reason = refusal instanceof Error ? refusal.message : String(refusal);
  const close = dialogButton('OK', () => dialog.close());
  const dialog = openDialog(title, element('p', reason), close);
}

/** The condition of a request: that the file is of this version, or that there is none. */
function onlyIf(version: string | undefined): Record<string, string> {
  return version === undefined ? { 'If-None-Match': '*' } : { 'If-Match': version };
}

function tagOf(response: Response): string {
  return response.headers.get('ETag') ?? '';
}

/** Sends a request to the dev server. Throws the server's message if it refuses. */
async function ask(path: string, request: RequestInit = {}): Promise<Response> {
  const address = new URL(path, document.baseURI);
  const response = await fetch(address, { cache: 'no-store', ...request }).catch(() => {
    throw new Error(
      'The program on this machine that saves your words has stopped. Start it again with "npm run dev", and press Save once more.',
    );
  });
  if (response.ok) return response;
  throw new DOMException(await response.text(), errorNames[response.status] ?? '');
}
