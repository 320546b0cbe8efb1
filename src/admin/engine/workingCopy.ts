import { listFiles, readFile, removeFile, writeFile } from '../saving/contentFiles';

/** The engine works in a folder that the user picks. Here it gets one whose files are on the dev server. */

/** Where the engine remembers the user and, for the dev server’s repository, the folder. */
const userKey = 'sveltia-cms.user';
const handles = { database: 'github:site/working-copy', store: 'file-system-handles' };
const rootKey = 'root_dir_handle';

/**
 * Signs the engine in to the working copy. It gets the root of the browser's private file system, since only a real
 * handle can be remembered, with methods that call the server.
 */
export async function openWorkingCopy(): Promise<void> {
  Object.assign(FileSystemDirectoryHandle.prototype, {
    ...folderAt(''),
    requestPermission: async () => 'granted',
  });
  // If it existed, the engine would write a file under another name first.
  Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move');
  Reflect.deleteProperty(FileSystemHandle.prototype, 'move');
  const root = await navigator.storage.getDirectory();
  Object.assign(window, { showDirectoryPicker: async () => root });
  await remember(root);
  localStorage.setItem(userKey, JSON.stringify({ backendName: 'local' }));
}

function folderAt(path: string) {
  const within = (name: string) => (path === '' ? name : `${path}/${name}`);
  return {
    async *entries() {
      const files = await listFiles();
      const below = files.filter((file) => file.startsWith(within('')));
      const names = new Set(below.map((file) => file.slice(within('').length).split('/')[0] ?? ''));
      for (const name of names) yield [name, handleAt(within(name))];
    },
    getDirectoryHandle: async (name: string) => handleAt(within(name)),
    getFileHandle: async (name: string) => handleAt(within(name)),
    removeEntry: async (name: string) => {
      // An empty folder does no harm.
      if (isFile(name)) await removeFile(within(name));
    },
  };
}

function handleAt(path: string): object {
  const name = path.split('/').at(-1) ?? '';
  if (!isFile(name)) return { kind: 'directory', name, ...folderAt(path) };
  return {
    kind: 'file',
    name,
    getFile: () => readFile(path),
    createWritable: async () => ({
      write: (data: string | Blob) => writeFile(path, data),
      close: async () => undefined,
    }),
  };
}

/** Files have an extension, and folders have none. */
function isFile(name: string): boolean {
  return name.includes('.');
}

/** Stores the handle where the engine looks for the folder picked last. */
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
