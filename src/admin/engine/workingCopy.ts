import { kindOfFile } from '../content/model/entry';
import { dialogButton, element, openDialog } from './dialog';
import { draftBase, followDrafts } from './draftBase';
import { settleConflict } from './settleConflict';

/** The engine works in a folder that the user picks. Here it gets one whose files are the dev server's. */

/** Where the engine remembers the user and, for the repository that the dev server names, the folder. */
const userKey = 'sveltia-cms.user';
const handles = { database: 'github:site/working-copy', store: 'file-system-handles' };
const rootKey = 'root_dir_handle';

/** What the engine knows a missing file by, and we a file that was changed meanwhile. */
const conflict = 'InvalidStateError';
const errorNames: Readonly<Record<number, string>> = { 404: 'NotFoundError', 412: conflict };

const RELOAD_MS = 1000;

/** The version of each file when it was read, by path, so that the server can tell whether it has changed. */
const tags = new Map<string, string>();

/**
 * Signs the engine in to the working copy. It gets the root of the browser's private file system, since only a real
 * handle can be remembered, with methods that call the server.
 */
export async function openWorkingCopy(): Promise<void> {
  Object.assign(FileSystemDirectoryHandle.prototype, {
    ...folderAt(''),
    requestPermission: async () => 'granted',
  });
  // With it, the engine would write a file under another name first.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move');
  followDrafts(tags);
  const root = await navigator.storage.getDirectory();
  Object.assign(window, { showDirectoryPicker: async () => root });
  await remember(root);
  localStorage.setItem(userKey, JSON.stringify({ backendName: 'local' }));
}

function folderAt(path: string) {
  const within = (name: string) => (path === '' ? name : `${path}/${name}`);
  return {
    async *entries() {
      const files = await list();
      const below = files.filter((file) => file.startsWith(within('')));
      const names = new Set(below.map((file) => file.slice(within('').length).split('/')[0] ?? ''));
      for (const name of names) {
        const isFile = files.includes(within(name));
        yield [name, isFile ? fileAt(within(name)) : directoryAt(within(name))];
      }
    },
    getDirectoryHandle: async (name: string) => directoryAt(within(name)),
    getFileHandle: async (name: string) => fileAt(within(name)),
    removeEntry: async (name: string) => {
      // An empty folder does no harm.
      if (name.includes('.')) await remove(within(name));
    },
  };
}

function directoryAt(path: string) {
  return { kind: 'directory', name: nameOf(path), ...folderAt(path) };
}

function fileAt(path: string) {
  let written: File | undefined;
  return {
    kind: 'file',
    name: nameOf(path),
    getFile: async () => written ?? read(path),
    createWritable: async () => ({
      async write(data: string | Blob) {
        const saved = await write(path, data);
        written = new File(
          [saved],
          nameOf(path),
          typeof data === 'string' ? {} : { type: data.type },
        );
      },
      close: async () => undefined,
    }),
  };
}

async function list(): Promise<string[]> {
  const response = await ask('content/');
  return response.json();
}

async function read(path: string): Promise<File> {
  const response = await ask(path);
  keepTag(path, response);
  const lastModified = Date.parse(response.headers.get('Last-Modified') ?? '');
  const blob = await response.blob();
  return new File([blob], nameOf(path), { type: blob.type, lastModified });
}

/** Writes a file, and returns what was written: something else where the writer had to settle a conflict. */
async function write(path: string, body: string | Blob): Promise<string | Blob> {
  try {
    keepTag(path, await ask(path, { method: 'PUT', body, headers: asRead(path) }));
    return body;
  } catch (error) {
    const kind = kindOfFile(path);
    const isConflict = error instanceof DOMException && error.name === conflict;
    if (!isConflict || kind === undefined || typeof body !== 'string') throw error;
    const theirs = await ask(path);
    const settled = await settleConflict(kind, body, await theirs.text());
    if (settled === undefined) throw error;
    const headers = { 'If-Match': theirs.headers.get('ETag') ?? '' };
    keepTag(path, await ask(path, { method: 'PUT', body: settled, headers }));
    // The form still has the words that were not chosen. The engine forgets its draft first.
    if (settled !== body) setTimeout(() => location.reload(), RELOAD_MS);
    return settled;
  }
}

/** Deletes a file. The engine says only that it couldn't, so the reason is shown here. */
async function remove(path: string): Promise<void> {
  try {
    await ask(path, { method: 'DELETE', headers: asRead(path) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const close = dialogButton('OK', () => dialog.close());
    const dialog = openDialog('Nothing was deleted', element('p', reason), close);
    throw error;
  }
  tags.delete(path);
}

function asRead(path: string): Record<string, string> {
  const tag = draftBase(path) ?? tags.get(path);
  return tag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': tag };
}

function keepTag(path: string, response: Response): void {
  tags.set(path, response.headers.get('ETag') ?? '');
}

/** Sends a request to the dev server. Throws the server's message if it refuses, which the engine shows. */
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

function nameOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}

/** Stores the handle where the engine looks for the folder that was last picked. */
async function remember(root: FileSystemDirectoryHandle): Promise<void> {
  let database = await done(indexedDB.open(handles.database));
  if (!database.objectStoreNames.contains(handles.store)) {
    const { version } = database;
    database.close();
    const request = indexedDB.open(handles.database, version + 1);
    request.onupgradeneeded = () => request.result.createObjectStore(handles.store);
    database = await done(request);
  }
  const store = database.transaction(handles.store, 'readwrite').objectStore(handles.store);
  await done(store.put(root, rootKey));
  database.close();
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
