import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkFolder } from './checkFolder';
import { type Files, goodContent } from './goodContent';

export interface ContentFolder {
  /** The content folder itself. */
  root: string;
  /** Writes files into the content folder. */
  write(files: Files | Iterable<[string, string | Buffer]>): Promise<void>;
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
  async function write(more: Files | Iterable<[string, string | Buffer]>): Promise<void> {
    for (const [place, text] of more) {
      const path = join(root, place);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  }
  await write(files);
  return { root, write };
}

/** Checks the good content with some files changed or added. */
export async function checkWith(files: Iterable<[string, string | Buffer]>, today = '2026-11-23') {
  const { root } = await makeContentFolder(new Map([...goodContent, ...files]));
  return checkFolder(root, today);
}
