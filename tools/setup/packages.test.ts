import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'packages-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Packages {
  /** What package.json asks for, and what the lock file has of it. */
  asked?: object;
  locked?: object;
  /** The same of a workspace. */
  askedOfKit?: object;
  lockedOfKit?: object;
  /** The versions of the packages in the lock file, and those installed; undefined where there is no list of them. */
  versions?: object;
  installed?: object | undefined;
}

const sirv = { dependencies: { sirv: '^3.0.2' } };
const version = { sirv: '3.0.2', jest: '30.5.2' };

/** What a command says before it begins, in a folder with these packages. */
function say(command: string, packages: Packages): string {
  const { asked = sirv, locked = sirv, versions = version, installed } = packages;
  const { askedOfKit = {}, lockedOfKit = askedOfKit } = packages;
  const list = (each: object) =>
    Object.entries(each).map(([name, version]) => [
      `node_modules/${name}`,
      { version, ...(name === 'jest' && { dev: true }) },
    ]);
  const write = (file: string, root: object, each: object) =>
    writeFileSync(
      join(folder, file),
      JSON.stringify({
        packages: { '': root, kit: lockedOfKit, ...Object.fromEntries(list(each)) },
      }),
    );
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(asked));
  mkdirSync(join(folder, 'kit'), { recursive: true });
  writeFileSync(join(folder, 'kit/package.json'), JSON.stringify(askedOfKit));
  write('package-lock.json', locked, versions);
  mkdirSync(join(folder, 'node_modules'));
  if (installed !== undefined) write('node_modules/.package-lock.json', {}, installed);
  const { stderr } = spawnSync(process.execPath, [resolve('tools/setup/version.cjs')], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: command },
    encoding: 'utf8',
  });
  return stderr;
}

const differ = (name: string, file = 'package.json') =>
  `${file} and package-lock.json differ about ${name}. Run npm install, which brings both together.\n`;
const missing =
  'Packages are missing, or have another version than package-lock.json says. Run npm ci --include=dev.\n';
const newer = { dependencies: { sirv: '^4.0.0' } };
const withoutDev = { sirv: '3.0.2' };

test.each<[string, string, Packages, string]>([
  ['a newer package', 'check', { asked: newer, installed: version }, differ('sirv')],
  ['a newer one, for npm start', 'start', { asked: newer, installed: version }, differ('sirv')],
  [
    'an added one',
    'build',
    { asked: { ...sirv, devDependencies: { a: '1' } }, installed: version },
    differ('a'),
  ],
  ['one that was removed', 'test', { asked: {}, installed: version }, differ('sirv')],
  [
    'a newer one of the kit',
    'test',
    { askedOfKit: newer, lockedOfKit: sirv, installed: version },
    differ('sirv', 'kit/package.json'),
  ],
  ['one of the kit', 'check', { askedOfKit: sirv, installed: version }, ''],
  [
    'a newer one in the lock file',
    'check',
    { versions: { sirv: '3.0.3' }, installed: version },
    missing,
  ],
  [
    'the same, which npm start installs',
    'start',
    { versions: { sirv: '3.0.3' }, installed: version },
    '',
  ],
  ['none for development', 'lint', { installed: withoutDev }, missing],
  ['none for development, for a host', 'build', { installed: withoutDev }, ''],
  ['none for development, which npm test installs', 'test', { installed: withoutDev }, ''],
  ['what another program has installed', 'check', { installed: undefined }, ''],
  ['all that is asked for', 'lint', { installed: version }, ''],
])('%s: what npm run %s says', (_name, command, packages, said) => {
  expect(say(command, packages)).toBe(said);
});
