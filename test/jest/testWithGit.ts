import { spawnSync } from 'node:child_process';

const hasGit = spawnSync('git', ['rev-parse', '--git-dir']).status === 0;

/** Declares a test that needs git and a checkout. Without them, as in a downloaded archive, it is left out. */
export function testWithGit(...declaration: Parameters<jest.It>): void {
  if (hasGit) test(...declaration);
  else process.stderr.write(`Left out, since git or its history is missing: ${declaration[0]}.\n`);
}
