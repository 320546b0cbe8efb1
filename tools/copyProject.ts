import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The files that a build and the commands read. */
export const needed =
  /^(?:content|kit|src|static|tools|gatsby-\w+\.tsx?|(?:package|tsconfig)\.json)$/;

/**
 * Copies the project, with its own content or other content, into a folder, which it empties first. The packages are
 * linked.
 */
export function copyProject(folder: string, content = 'content'): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  for (const name of readdirSync('.').filter((each) => needed.test(each))) {
    const source = name === 'content' ? content : name;
    cpSync(source, join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
}
