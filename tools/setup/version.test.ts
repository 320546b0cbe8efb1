import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'version-'));
const pretence = join(folder, 'pretend.cjs');
writeFileSync(
  pretence,
  `const value = process.env.PRETENDED;
Object.defineProperty(process, 'version', { value: 'v' + value });
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: value } });`,
);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a shell’s command where Node says that it is this version. */
function runOn(version: string, command: string) {
  const env = { ...process.env, PRETENDED: version, NODE_OPTIONS: `--require ${pretence}` };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { env, encoding: 'utf8' });
  return [status, stdout, stderr];
}

test.each([
  ['18.20.8', '20.19'],
  ['16.20.2', '20.19'],
  ['0.10.48', '20.19'],
  ['20.18.3', '20.19'],
  ['21.7.3', '22.12'],
  ['22.11.0', '22.12'],
])('Node %s is refused', (version, needed) => {
  const said = `This needs Node ${needed} or later, and v${version} is running.\n`;
  expect(runOn(version, 'node tools/setup/version.cjs')).toEqual([1, '', said]);
});

test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '26.10.0', '100.0.0'])(
  'Node %s is not',
  (version) => {
    expect(runOn(version, 'node tools/setup/version.cjs')).toEqual([0, '', '']);
  },
);

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

test.each(Object.entries(scripts))('npm run %s says it, and nothing else', (_, command) => {
  const said = 'This needs Node 20.19 or later, and v18.20.8 is running.\n';
  expect(runOn('18.20.8', command)).toEqual([1, '', said]);
});
