import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(join(tmpdir(), 'why-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A disk with much room, and a kernel that has killed nothing lately. */
const allWell = `
  const disk = { bavail: 1e9, bsize: 4096, files: 1e6, ffree: 1e6 };
  let [kills, count] = [() => 3, 3];`;

/** Runs a program by `run` where the machine tells what a script pretends. */
function told(pretended: string, program: string[]) {
  const script = join(folder, 'script.mjs');
  writeFileSync(
    script,
    `import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    ${allWell}
    ${pretended}
    const { readFileSync } = fs;
    fs.statfsSync = () => disk;
    fs.readFileSync = (file, ...more) =>
      file === '/proc/vmstat' ? \`nr_free 9\\noom_kill \${kills()}\\n\` : readFileSync(file, ...more);
    syncBuiltinESMExports();
    const { run, runMain } = await import('${pathToFileURL(resolve('tools/setup/run.mjs')).href}');
    runMain(() => run(${JSON.stringify(program[0])}, ${JSON.stringify(program.slice(1))}));`,
  );
  const { stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  return stderr.replaceAll(folder, 'FOLDER');
}

const node = (code: string) => [process.execPath, '--eval', code];
const fails = node('process.exit(3)');
const killsItself = node('process.kill(process.pid, "SIGKILL")');
const full = 'failed, likely because the disk is full: it has';

test.each([
  ['a program that fails by itself', '', fails, 'failed. See the output above.'],
  [
    'one that is killed',
    '',
    killsItself,
    'was killed from outside, most often for lack of memory.',
  ],
  [
    'one whose shell says that it was',
    '',
    ['sh', '-c', "sh -c 'kill -9 $$'; exit $?"],
    'was killed from outside, most often for lack of memory.',
  ],
  [
    'one that lost a part to the kernel',
    'kills = () => count++;',
    fails,
    'was killed from outside, for lack of memory.',
  ],
  ['one that gives up', '', node('process.abort()'), 'was ended by SIGABRT. See the output above.'],
  [
    'one that has filled the disk',
    'disk.bavail = 1000;',
    fails,
    `${full} 4 MB left for FOLDER. Make room`,
  ],
  ['one that has made all files', 'disk.ffree = 0;', fails, `${full} 0 MB left for FOLDER`],
  [
    'one on a disk without a fixed number of files',
    'disk.files = 0; disk.ffree = 0;',
    fails,
    'failed. See the output above.',
  ],
])('%s: why it has ended', (_name, pretended, program, said) => {
  expect(told(pretended, program)).toContain(said);
});
