import { cp, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { MadePage } from './pages';

export interface ProjectCopy {
  folder: string;
  /** Writes pages into the content of the copy. */
  write(pages: readonly MadePage[]): Promise<void>;
  /** Puts a single dot in the place of every PNG of the copy's content: pictures take most of a small build. */
  shrinkPictures(): Promise<void>;
  remove(): Promise<void>;
}

/** What a build or a test leaves behind, and what is too large to copy. */
const leftOut = new Set([
  '.cache',
  '.checked-content-incoming',
  '.git',
  '.inbox',
  '.preview',
  'checked-content',
  'node_modules',
  'playwright-report',
  'public',
  'test-results',
]);

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * Copies the project `root` to a temporary folder in which nothing has been built yet. The installed packages
 * are not copied but linked.
 */
export async function copyProject(root: string): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'content-bench-'));
  for (const name of await readdir(root)) {
    if (leftOut.has(name)) continue;
    await cp(join(root, name), join(folder, name), { recursive: true });
  }
  await symlink(resolve(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
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
