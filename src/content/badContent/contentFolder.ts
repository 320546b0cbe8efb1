import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Files } from './goodContent';

export interface ContentFolder {
  /** The content folder itself, and a folder beside it for a gate to write to. */
  root: string;
  target: string;
  /** Writes files into the content folder. */
  write(files: Files | Iterable<[string, string | Buffer]>): Promise<void>;
  remove(): Promise<void>;
}

/** Makes a folder for the content of one test. */
export async function makeContentFolder(files: Files): Promise<ContentFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  const root = join(folder, 'content');
  async function write(more: Files | Iterable<[string, string | Buffer]>): Promise<void> {
    for (const [place, text] of more) {
      const path = join(root, place);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
  }
  await write(files);
  return {
    root,
    target: join(folder, 'passed'),
    write,
    remove: () => rm(folder, { recursive: true }),
  };
}
