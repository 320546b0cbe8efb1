import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../tools/setup/run.mjs';
import { guideBlock } from './guide';
import { temporaryFolder } from './host';
import { serverBlock } from './nginx';
import { configureNginx } from './runNginx';

/** A clone of this checkout with everything committed, and the content of the fixture site. */
export function cloneProject(): string {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { encoding: 'utf8' }).split('\0');
  const folder = temporaryFolder();
  for (const file of files) if (file && existsSync(file)) cpSync(file, join(folder, file));
  rmSync(join(folder, 'content'), { recursive: true });
  cpSync('test/fixture/content', join(folder, 'content'), { recursive: true });
  return folder;
}

/** Runs a program in a clone, without the test runner’s own NODE_ENV. */
export async function runIn(
  clone: string,
  [program, args]: readonly [string, string[]],
  env: Record<string, string>,
): Promise<void> {
  const options = { cwd: clone, env: { ...process.env, NODE_ENV: undefined, ...env } };
  await run(program, args, undefined, options);
}

/**
 * Deploys a clone as the guide says, to a server that is a folder of this machine.
 *
 * @returns the server, whose current release nginx has accepted
 */
export async function deploy(clone: string, siteUrl: string, port: number): Promise<string> {
  const server = temporaryFolder();
  const bin = join(server, 'bin');
  const { program } = configureNginx(server, serverBlock(server, port));
  const stubs = {
    ssh: 'shift\nexec sh -c "$*"',
    scp: 'shift\nexec cp -r $(echo "$@" | sed "s/[^ ]*://")',
    sudo: `case "$*" in *\\ -t) exec ${program} -p ${server} -c ${server}/nginx.conf -e stderr -t; esac`,
  };
  execFileSync('mkdir', ['-p', bin, join(server, 'var/www/casegood/releases')]);
  for (const [name, text] of Object.entries(stubs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  const script = guideBlock('```sh', '```')
    .replaceAll('/var/www/', `${server}/var/www/`)
    .replaceAll('https://www.example.com', siteUrl);
  await runIn(clone, ['sh', ['-c', script]], { PATH: `${bin}:${process.env.PATH}` });
  return server;
}
