import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject } from '../copyProject';
import type { MadePage } from './pages';

export interface ProjectCopy {
  folder: string;
  /** Writes pages into the content of the copy. */
  write(pages: readonly MadePage[]): Promise<void>;
  /** Puts a single dot in the place of every PNG of the copy's content: pictures take most of a small build. */
  shrinkPictures(): Promise<void>;
  remove(): Promise<void>;
}

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Copies the project to a temporary folder in which nothing has been built yet. */
export async function makeProjectCopy(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'content-bench-'));
  copyProject(folder);
  return {
    folder,
    async write(pages) {
      for (const { place, text } of pages) await writeFile(join(folder, 'content', place), text);
    },
    async shrinkPictures() {
      const content = join(folder, 'content');
      for (const name of await readdir(content, { recursive: true })) {
        if (name.endsWith('.png')) await writeFile(join(content, name), dot);
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
