/**
 * The engine keeps a draft of a form in the browser, and offers it again after a reload. The version of the file on which
 * the draft is based is kept beside it, so that a restored draft doesn't overwrite what somebody has changed since.
 */

/** The engine's name for its store of drafts, whose keys are the names of collection and entry. */
const draftStore = 'draft-backups';
const storageKey = 'casegood.draft-bases';

/**
 * From now on, keeps the version of a file when its draft is first stored, and deletes it with the draft.
 *
 * @param tags the version of each file when it was last read, by its path within the project
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

/** The version on which the draft of a file is based; undefined without a draft, or if the file is new. */
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
