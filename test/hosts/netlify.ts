import { freePort } from '../support/freePort';
import { buildCommandOf, runAfterBuild } from './guide';
import { engine, type Host, startEngine } from './host';

export const netlifyCommand = 'netlify-cli/bin/run.js';

export const netlify: Host = {
  name: 'Netlify',
  takesPath: false,
  async serve(folder, port) {
    runAfterBuild(buildCommandOf('Netlify'), folder);
    const ports = [`--port=${port}`, `--staticServerPort=${await freePort()}`];
    // Edge functions, of which the site has none, would need Deno, which it downloads.
    const local = ['--dir=public', '--offline', '--no-open', '--internal-disable-edge-functions'];
    return startEngine(engine(netlifyCommand, 'dev', ...local, ...ports), port, folder);
  },
};
