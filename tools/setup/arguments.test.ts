import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
/** The programs of our own. Those of others have their own words for what they don’t know. */
const programs = Object.entries(scripts).flatMap(([name, command]) => {
  const [file] = /tools\/\S+\.m?[jt]s/.exec(command) ?? [];
  return file === undefined || /^(?:new|test:)/.test(name) ? [] : [[name, file] as const];
});

test.each(programs)('%s reads its arguments in the one way', (_, file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/\breadArguments\(/);
});

const reader = pathToFileURL(resolve('tools/setup/arguments.mjs')).href;
const config = {
  options: {
    launch: { type: 'boolean' },
    'built-on': { type: 'string' },
    json: { type: 'boolean' },
  },
};
const script = `import { readArguments } from '${reader}';
const read = () => readArguments('npm run check     checks', ${JSON.stringify(config)});
try { console.log(JSON.stringify(read().values)); } catch ({ message }) { console.log(message); }`;

/** What a command with a few options makes of these words. */
function read(words: string[], env: Record<string, string> = {}): string {
  const args = ['--input-type=module', '--eval', script, '--', ...words];
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const;
  return spawnSync(process.execPath, args, options).stdout.trim();
}

test('what a command knows is read, and its help printed', () => {
  expect(read(['--built-on', 'Monday', '--launch'])).toBe('{"built-on":"Monday","launch":true}');
  expect(read(['--launch', '-h'])).toBe('npm run check     checks');
});

test.each([
  [['--lunch'], "Unknown option '--lunch'"],
  [['-l'], "Unknown option '-l'"],
  [['content/pages'], "Unexpected argument 'content/pages'"],
  [['--built-on'], "Option '--built-on <value>' argument missing"],
  [['--launch=yes'], "Option '--launch' does not take an argument"],
])('%j is refused', (words, problem) => {
  expect(read(words)).toBe(`${problem}. These are understood:\n\nnpm run check     checks`);
});

test.each([
  ['npm_config_launch', 'true', 'launch'],
  ['npm_config_launch', '', 'launch'],
  ['npm_config_built_on', 'Monday', 'built-on'],
  ['npm_config_json', 'true', 'json'],
  ['npm_config_port', '8080', 'port'],
])('%s=%s, which npm makes of an option, is refused', (variable, value, option) => {
  expect(read([], { [variable]: value })).toMatch(
    new RegExp(`^npm has kept --${option} to itself: .*\n\nnpm run check`),
  );
});

test.each([
  ['json=true', 'json', 'true'],
  ['launch=true', 'launch', 'true'],
  ['port=8080', 'port', '8080'],
  ['host=0.0.0.0', 'host', '0.0.0.0'],
])('%s in an npmrc is for npm, and refuses nothing', (line, option, value) => {
  const folder = mkdtempSync(join(tmpdir(), 'npmrc-'));
  const npm_config_userconfig = join(folder, 'npmrc');
  writeFileSync(npm_config_userconfig, line);
  const variables = { npm_config_userconfig, [`npm_config_${option}`]: value };
  expect(read(['--built-on=Monday'], variables)).toBe('{"built-on":"Monday"}');
  // What is given beside it is another.
  const given = { ...variables, [`npm_config_${option}`]: 'given' };
  expect(read([], given)).toMatch(`npm has kept --${option} to itself`);
  rmSync(folder, { recursive: true });
});

test.each([
  [['run', 'check', '--launch']],
  [['run', 'check', '--', '--lunch']],
  [['start', '--port=8080']],
])('npm %j ends with that', (words) => {
  const { status, stdout, stderr } = spawnSync('npm', words, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^(?:npm has kept --(?:launch|port) to itself: |Unknown option '--lunch')/m,
  );
  expect(stdout).not.toContain('valid');
});
