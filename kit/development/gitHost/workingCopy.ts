import { createHash, randomBytes } from 'node:crypto';
import {
  link,
  lstat,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { findFiles, isUsed } from '../../content/read/findFiles';

/** A refusal, in words for the writer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export type WorkingCopy = ReturnType<typeof openWorkingCopy>;

/** A change of a file: its bytes before and after; undefined if there is none. */
export interface FileChange {
  before: Buffer | undefined;
  bytes: Buffer | undefined;
}

/** The files of the content folder `root`, named by their paths within it, such as `pages/clients.md`. */
export function openWorkingCopy(root: string) {
  let seen = { state: '', id: '' };

  /** The paths of all files that the site uses. */
  async function list(): Promise<string[]> {
    return (await findFiles(root)).places;
  }

  /**
   * Names the state of the folder, as a commit id does. A state that returns gets a new name, since the engine caches by name.
   */
  async function currentId(): Promise<string> {
    const states = (await list()).map(async (place) => {
      const found = await stat(join(root, place)).catch(() => undefined);
      return [place, found?.ino, found?.size, found?.mtimeMs, found?.ctimeMs].join(' ');
    });
    const state = (await Promise.all(states)).join('\n');
    if (state !== seen.state) seen = { state, id: randomBytes(20).toString('hex') };
    return seen.id;
  }

  /** Reads a file; undefined if there is none. Refuses paths that lead through a symbolic link. */
  async function read(place: string): Promise<Buffer | undefined> {
    const path = join(root, place);
    try {
      const within = join(await realpath(root), dirname(place));
      const isOwn = (await realpath(dirname(path))) === within && (await lstat(path)).isFile();
      if (!isOwn) throw new Refusal(400, `content/${place} is a link, not a file.`);
      return await readFile(path);
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  /**
   * Writes several changes: first new bytes, in the given order, then removals. Each file is replaced at once, and none before
   * the bytes of all are on the disk.
   *
   * @throws an error with the code `EEXIST` if a new file exists by now, after it has put back the other files
   */
  async function write(changes: ReadonlyMap<string, FileChange>): Promise<void> {
    const written = [...changes].flatMap(([place, { before, bytes }]) => {
      const path = join(root, place);
      // Watchers, which ignore such a name, never read half a file.
      const beside = join(dirname(path), `.${basename(path)}~`);
      return bytes ? [{ path, beside, before, bytes }] : [];
    });
    const done: typeof written = [];
    try {
      for (const { beside, bytes } of written) {
        await mkdir(dirname(beside), { recursive: true });
        await writeFile(beside, bytes);
      }
      for (const each of written) {
        const { path, beside, before } = each;
        // A link fails if the file exists by now.
        await (before ? rename(beside, path) : link(beside, path));
        done.push(each);
      }
    } catch (error) {
      for (const { path, before } of done)
        await (before ? writeFile(path, before) : rm(path, { force: true }));
      throw error;
    } finally {
      await Promise.all(written.map(({ beside }) => rm(beside, { force: true })));
    }
    for (const [place, { bytes }] of changes) {
      if (bytes === undefined) await rm(join(root, place), { force: true });
    }
  }

  return { list, currentId, read, write };
}

/** The id of the Git object with these bytes. */
export function blobId(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Takes `content/` from a path such as `content/pages/clients.md`. Refuses files that the site doesn’t use. */
export function placeInContent(path: string): string {
  const [, place = ''] = /^content\/(.*)$/s.exec(path) ?? [];
  if (place !== '' && isUsed(path)) return place;
  throw new Refusal(
    422,
    `The site can’t use a file named ${path}. Names are in lower case, words joined by hyphens; pictures lie in ` +
      'content/images, without folders of their own, and end in .png, .jpg, .jpeg, .webp or .avif.',
  );
}

/** The code of a file system error, such as `ENOENT`; undefined for any other error. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
