import { ensureProgram } from '../test/support/programs.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { run, runMain } from './setup/run.mjs';

runMain(async () => {
  await ensureInstalled();
  const engines = /** @type {const} */ (['Firefox', 'WebKit']).filter(ensureProgram);
  const projects = engines.map((name) => `--project=${name.toLowerCase()}`);
  if (projects.length === 0) return;
  const args = ['--config=test/engines', ...projects, ...process.argv.slice(2)];
  await run('npx', ['playwright', 'test', ...args]);
});
