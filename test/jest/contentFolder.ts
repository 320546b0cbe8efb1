import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The files of a content folder, by their path in it. */
export type Files = ReadonlyMap<string, string | Buffer>;

export interface ContentFolder {
  /** The content folder itself. */
  root: string;
  /** Writes files into the content folder. */
  write(files: Iterable<[string, string | Buffer]>): Promise<void>;
}

const made: string[] = [];

// Here rather than at the end of each test, which a failing test doesn’t reach.
afterEach(async () => {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true })));
});

/** Makes a folder for the content of one Jest test, and removes it afterwards. */
export async function makeContentFolder(files: Files): Promise<ContentFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  made.push(folder);
  const root = join(folder, 'content');
  await writeFiles(root, files);
  return { root, write: (more) => writeFiles(root, more) };
}

/** Writes files into a content folder. */
export async function writeFiles(
  root: string,
  files: Iterable<[string, string | Buffer]>,
): Promise<void> {
  for (const [place, text] of files) {
    const path = join(root, place);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
