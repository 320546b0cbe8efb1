import { ensureProgram, isMissing } from '../test/support/programs.mjs';
import { ensureInstalled, isInstalled } from './setup/install.mjs';
import { run, runMain } from './setup/run.mjs';

const engines = 'test/hosts/engines';

runMain(async () => {
  await ensureInstalled();
  if (!ensureProgram('nginx')) throw new Error(isMissing('nginx'));
  if (!isInstalled(engines)) {
    console.log('Installing the engines of the hosts (npm ci)...');
    await run('npm', ['ci', '--loglevel=error'], undefined, { cwd: engines });
  }
  await run('npx', ['playwright', 'test', '--config=test/hosts', ...process.argv.slice(2)]);
});
