import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
/** Those that run a program of our own. Others have their own words for what they don’t know. */
const commands = Object.keys(scripts).filter(
  (name) => scripts[name]?.includes('tools/') && !/^(?:dev|new|test:)/.test(name),
);
const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

// Each starts a process, which takes seconds on a busy machine.
jest.setTimeout(60_000);

/** Runs a line in a shell, and returns what it says where it fails. */
function refusal(line: string, env: Record<string, string> = {}): Promise<string> {
  const options = { env: { ...process.env, PATH, ...env } };
  return new Promise((done) =>
    execFile('sh', ['-c', line], options, (error, stdout, stderr) =>
      done(error ? stdout + stderr : `not refused: ${stdout}`),
    ),
  );
}

test.each(commands)('%s refuses an option that it doesn’t know', async (name) => {
  expect(await refusal(`${scripts[name]} --lunch`)).toMatch(
    /^Unknown option '--lunch'\. These are understood:\n\nnpm /,
  );
});

test.each([
  ['content/pages', /^Unexpected argument 'content\/pages'\./],
  ['--against', /^Option '--against <value>' argument missing\./],
  ['--drafts=yes', /^Option '--drafts' does not take an argument\./],
  ['-l', /^Unknown option '-l'\./],
])('check %s is refused', async (words, said) => {
  expect(await refusal(`${scripts.check} ${words}`)).toMatch(said);
});

test.each(['npm run check --launch', 'npm start --port=8080'])(
  '%s, of which npm keeps the option to itself, is refused',
  async (line) => {
    expect(await refusal(line)).toMatch(/^npm has kept --(?:launch|port) to itself: /m);
  },
);

test.each([
  ['check', 'npm_config_against', 'true'],
  ['check', 'npm_config_json', 'true'],
  ['due', 'npm_config_since', '2027-01-01'],
  ['smoke https://www.casegood.example', 'npm_config_built_for', ''],
])('%s is refused beside %s=%s, which npm makes of an option', async (words, variable, value) => {
  const [name = '', ...rest] = words.split(' ');
  const said = await refusal(`${scripts[name]} ${rest.join(' ')}`, { [variable]: value });
  const option = variable.slice('npm_config_'.length).replace('_', '-');
  expect(said).toMatch(new RegExp(`^npm has kept --${option} to itself: .*\n\nnpm `));
});
