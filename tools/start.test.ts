import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/* The type check doesn't see what a script imports once everything is installed. */
const scripts = readdirSync(__dirname).filter((name) => name.endsWith('.mjs'));
const imports = scripts.flatMap((script) => {
  const code = readFileSync(resolve(__dirname, script), 'utf8');
  return [...code.matchAll(/tsImport\('(.*?)'/g)].map(([, file = '']) => [script, file] as const);
});

test.each(imports)('%s finds %s', (_script, file) => {
  expect(existsSync(resolve(__dirname, file))).toBe(true);
});

/** What a command says that is refused before it begins its work. */
function refusal(args: string[], env: Record<string, string>) {
  const options = { env: { ...process.env, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return [status, stdout, stderr];
}

const samePorts = { PORT: '9417', INBOX_PORT: '9417' };
const ofInbox = 'INBOX_PORT is 9417, which the site has. Set it to another, or leave it out.\n';

test.each([
  ['npm start with one port for two', ['tools/start.mjs'], samePorts, ofInbox],
  [
    'npm run preview with one port for two',
    ['--import', 'tsx', 'tools/preview.ts'],
    samePorts,
    ofInbox,
  ],
  [
    'npm test with the packages of production',
    ['tools/test.mjs'],
    { NODE_ENV: 'production' },
    'NODE_ENV is production, for which React leaves out what tests need: unset it.\n',
  ],
])('%s is refused at once, in a sentence', (_name, args, env, said) => {
  expect(refusal(args, env)).toEqual([1, '', said]);
});
