import { freePort } from '../kit/development/ports';
import { claim, run, runMain } from './setup/run';

/** Starts Gatsby's dev server, with its own options. It would ask about a taken port, and wait for an answer. */
runMain(async () => {
  await claim();
  const PORT = process.env.PORT?.trim() || String(await freePort(8000));
  const gatsby = ['node_modules/gatsby/cli.js', 'develop', ...process.argv.slice(2)];
  await run(process.execPath, gatsby, { PORT });
});
