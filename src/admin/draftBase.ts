/**
 * The engine keeps a draft of a form in the browser, and offers it again after a reload. What the file was when the
 * draft began is kept beside it, so that a draft taken up again does not overwrite what somebody has changed since.
 */

/** The engine's own name for the place of its drafts, each found by the names of its collection and its entry. */
const draftStore = 'draft-backups';
const storageKey = 'casegood.draft-bases';

/**
 * From now on, notes what a file was when a draft of it is first kept, and forgets that with the draft.
 *
 * @param tags what each file was when it was read last, by its path within the project
 */
export function followDrafts(tags: ReadonlyMap<string, string>): void {
  const { put, delete: remove } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, ...key) {
    if (this.name === draftStore) noteBase(`${value.collectionName}/${value.slug}`, tags);
    return put.call(this, value, ...key);
  };
  IDBObjectStore.prototype.delete = function (key) {
    if (this.name === draftStore && Array.isArray(key)) forgetBase(key.join('/'));
    return remove.call(this, key);
  };
}

/** What the file was when a draft of it began; undefined where there is no draft, or the draft is of a new file. */
export function draftBase(path: string): string | undefined {
  return readBases()[draftOf(path)];
}

function noteBase(draft: string, tags: ReadonlyMap<string, string>): void {
  const [, tag] = [...tags].find(([path]) => draftOf(path) === draft) ?? [];
  if (tag !== undefined) keepBases({ [draft]: tag, ...readBases() });
}

function forgetBase(draft: string): void {
  const { [draft]: _, ...others } = readBases();
  keepBases(others);
}

/** `content/pages/clients.md` is the entry `clients` of `pages`, and `content/site.json` the entry `site` of `site`. */
function draftOf(path: string): string {
  const names = path
    .replace(/\.\w+$/, '')
    .split('/')
    .slice(1);
  return `${names[0]}/${names.at(-1)}`;
}

function readBases(): Record<string, string> {
  return JSON.parse(localStorage.getItem(storageKey) ?? '{}');
}

function keepBases(bases: Record<string, string>): void {
  localStorage.setItem(storageKey, JSON.stringify(bases));
}
