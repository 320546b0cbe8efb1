import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What a build or a test leaves behind, what is too large to copy, and what no build reads. */
const leftOut = new Set([
  '.cache',
  '.fixture',
  '.git',
  '.inbox',
  '.preview',
  'checked-content',
  'docs',
  'hosting',
  'node_modules',
  'public',
  'test',
  'test-results',
]);

/** What an earlier build has left in a copy, and makes the next one faster. */
const kept = new Set(['.cache', 'checked-content', 'hosting', 'public']);

/**
 * Copies the project into a folder, with other content if that is named. The packages are linked; what an earlier
 * build has left in the folder stays.
 */
export function copyProject(folder: string, content = 'content'): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!kept.has(name)) rmSync(join(folder, name), { recursive: true });
  }
  for (const name of readdirSync('.')) {
    if (leftOut.has(name)) continue;
    const source = name === 'content' ? content : name;
    cpSync(source, join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}
