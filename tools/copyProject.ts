import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Output of builds and tests, what is too large to copy, and what no build reads. */
const leftOut = new Set([
  '.cache',
  '.fixture',
  '.git',
  '.preview',
  '.review',
  '.running',
  '.running-preview',
  '.running-review',
  'docs',
  'hosting',
  'node_modules',
  'public',
  'test',
  'test-results',
]);

/**
 * Copies the project, with its own content or other content, into a folder, which it empties first. The packages are
 * linked.
 */
export function copyProject(folder: string, content = 'content'): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  for (const name of readdirSync('.')) {
    if (leftOut.has(name)) continue;
    const source = name === 'content' ? content : name;
    cpSync(source, join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}
