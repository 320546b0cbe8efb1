import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '../support/programs.mjs';
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

/** The text between two lines of the guide, without its indentation. */
export function guideBlock(begin: string, end: string): string {
  const text = readFileSync('docs/deploy.md', 'utf8');
  const found = new RegExp(`${begin}\\n(.*?)\\n *${end}\\n`, 's').exec(text)?.[1];
  if (found === undefined) throw new Error(`docs/deploy.md has no block after ${begin}.`);
  return found;
}

/** Debian’s nginx. Throws if there is none. */
export function nginx() {
  const found = findNginx();
  if (found === null) throw new Error('There is no nginx.');
  return found;
}

/** Starts nginx with a configuration, and waits until it is there. */
export async function startNginx(configuration: string, options = {}) {
  const running = startProgram(
    nginx().program,
    ['-e', 'stderr', '-c', configuration, '-g', 'daemon off;'],
    options,
  );
  const [, pid = ''] = /^ *pid (.*);$/m.exec(readFileSync(configuration, 'utf8')) ?? [];
  await running.waitUntil(() => existsSync(pid));
  return running;
}

/** The lines of nginx’s configuration for a folder that an account other than root may write to. */
export function writableFolders(folder: string): string {
  const names = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return names.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
}
