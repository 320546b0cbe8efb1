import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { copyProject } from '../../tools/copyProject';
import { runMain } from '../../tools/run.mjs';
import { rewriteContent } from './rewriteContent';

/*
 * npm run test:rewritten: builds the site with other words, films and pictures throughout, and runs all tests of the
 * real site on it but the contract of the specification. What fails here forbids writers a change that they may make.
 */

const project = '.fixture/rewritten';

function run(args: string[], env: NodeJS.ProcessEnv, cwd = '.'): void {
  execFileSync(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
}

async function main(): Promise<void> {
  copyProject(project);
  await rewriteContent(join(project, 'content'));
  const addresses = {
    SITE_URL: 'https://rewritten.example',
    GATSBY_FORM_ENDPOINT: 'https://forms.example/rewritten',
  };
  run(['node_modules/gatsby/cli.js', 'build'], { ...addresses, CI: '1' }, project);
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--project=site'];
  run([...playwright, '--grep-invert', 'specification, section'], {
    BUILT_SITE: join(project, 'public'),
    BUDGETS: 'report',
  });
}

runMain(main);
