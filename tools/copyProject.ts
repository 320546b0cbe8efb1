import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Output of builds and tests, what is too large to copy, and what no build reads. */
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

/** Output of an earlier build in a copy, which makes the next build faster. */
const kept = new Set(['.cache', 'checked-content', 'hosting', 'public']);

/**
 * Copies the project into a folder, with its own content or other. The packages are linked; output of an earlier build in
 * the folder stays.
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
