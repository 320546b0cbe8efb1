import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNginx, isMissing } from '../support/programs.mjs';

/** Writes the `nginx.conf` of a folder, with these server blocks. Throws if there is no nginx. */
export function configureNginx(folder: string, servers: string): { program: string } {
  const found = findNginx();
  if (found === null) throw new Error(isMissing('nginx'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${found.brotliModule};
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr notice;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${servers}
}
`,
  );
  return { program: found.program };
}

/**
 * Runs Debian's nginx in a folder with these server blocks.
 *
 * @returns a function that ends it
 * @throws if there is no nginx, or it doesn't start
 */
export async function runNginx(folder: string, servers: string): Promise<() => Promise<void>> {
  const { program } = configureNginx(folder, servers);
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const child = spawn(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  await new Promise<void>((ready, fail) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      // By the time it says so, it is listening.
      if (said.includes('event method')) ready();
    });
    child.once('error', fail);
    child.once('close', () => fail(new Error(`nginx did not start:\n${said}`)));
  });
  return async () => {
    child.kill();
    await ended;
  };
}
