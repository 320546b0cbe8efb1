import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { findNginx } from '../support/programs';
import { startProgram } from '../support/startProgram';

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, maxRetries: 5 });
});

/** A new folder with copies of others, by their names there. It is removed with this process. */
export function temporaryFolder(contents: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  folders.push(folder);
  for (const [name, from] of Object.entries(contents)) {
    cpSync(from, join(folder, name), { recursive: true });
  }
  return folder;
}

/** The blocks of code in the guide to nginx. */
export function guideBlocks(): string[] {
  const text = readFileSync('docs/hosts/nginx.md', 'utf8');
  return [...text.matchAll(/```\w+\n(.*?)```/gs)].map(([, block = '']) => block);
}

/** Debian’s nginx. Throws if there is none. */
export function nginx() {
  const found = findNginx();
  if (found === null) throw new Error('There is no nginx.');
  return found;
}

/** Starts nginx with a configuration that says `daemon off`, and waits until it is there. */
export async function startNginx(configuration: string, options = {}, more: string[] = []) {
  const args = ['-e', 'stderr', '-c', configuration, ...more];
  const running = startProgram(nginx().program, args, options);
  const [, pid = ''] = /^ *pid (.*);$/m.exec(readFileSync(configuration, 'utf8')) ?? [];
  await running.waitUntil(() => existsSync(resolve(dirname(configuration), pid)));
  return running;
}
