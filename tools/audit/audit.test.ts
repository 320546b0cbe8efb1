import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command with a stand-in for npm that reports this. */
function audit(report: object) {
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho '${JSON.stringify(report)}'`, {
    mode: 0o755,
  });
  const args = ['node_modules/tsx/dist/cli.mjs', 'tools/audit/audit.ts'];
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const bad = { title: 'Bad', url: 'a.example' };

function vulnerable(node: string, via: unknown = bad) {
  return { vulnerabilities: { clsx: { name: 'clsx', via: [via], nodes: [node] } } };
}

const [shipped, nested] = ['node_modules/clsx', 'node_modules/tool/node_modules/clsx'];

test.each([
  ['a package in browsers', vulnerable(shipped), 1, 'clsx: Bad, in browsers: a'],
  ['a copy that only a tool uses', vulnerable(nested), 0, 'clsx: Bad, only in builds'],
  ['what only its tools use', vulnerable(shipped, 'tool'), 0, ''],
  ['no report, which is not taken for a good one', { statusCode: 405 }, 1, 'Nothing was checked'],
])('what comes of %s', (_, report, status, output) => {
  expect(audit(report)).toEqual({ status, output: expect.stringContaining(output) });
});
