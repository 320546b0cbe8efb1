import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublisher } from '../../kit/content/publish/publisher';
import { copyProject } from '../copyProject';
import { readArguments } from '../setup/arguments';
import { runMain } from '../setup/run';

/** No build sends anything to these addresses. */
const settings = {
  SITE_URL: 'https://www.casegood.example',
  GATSBY_FORM_ENDPOINT: 'https://forms.example/requests',
};

runMain(async () => {
  const { values } = readArguments(
    'npm run bench -- --pages 1000     builds so many copies of the landing pages, here and with plain Gatsby',
    { options: { pages: { type: 'string' } } },
  );
  const count = Number(values.pages);
  if (!(count > 0)) throw new Error('--pages takes a number of pages, such as 1000.');
  const root = mkdtempSync(join(tmpdir(), 'bench-'));
  const folders = { 'plain Gatsby': join(root, 'plain'), 'this site': join(root, 'ours') };
  for (const folder of Object.values(folders)) {
    copyProject(folder);
    copyPages(join(folder, 'content/pages'), count);
  }
  await makePlain(folders['plain Gatsby']);
  const rows = Object.entries(folders).map(([name, folder]) => [name, timeBuild(folder)]);
  console.table(Object.fromEntries(rows));
  rmSync(root, { recursive: true });
});

/** Builds the site of a folder. Returns the seconds that it took, by the clock and of the processor. */
function timeBuild(folder: string) {
  const script = 'time -p node node_modules/gatsby/cli.js build';
  const env = { ...process.env, ...settings, CI: '1' };
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Gatsby has not built ${folder}:\n${stdout}${stderr}`);
  const [, real, user, system] = /^real (\S+)\nuser (\S+)\nsys (\S+)/m.exec(stderr) ?? [];
  return { seconds: Number(real), 'of the processor': Number(user) + Number(system) };
}

/** Adds copies of the pages of a folder to it, each with an address and a title of its own, and none in the switcher. */
function copyPages(folder: string, count: number): void {
  const pages = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  for (let number = 1; number <= count; number += 1) {
    const copy = (pages[number % pages.length] ?? '')
      .replace(/^(?:label|switcherOrder|formerPaths):.*\n(?: .*\n)*/gm, '')
      .replace(/^path: .*/m, `path: /copy-${number}`)
      .replace(/^title: .*/m, `title: Copy ${number}`);
    writeFileSync(join(folder, `copy-${number}.md`), copy);
  }
}

/** Makes a plain Gatsby site of a copy of the project. */
async function makePlain(folder: string): Promise<void> {
  const { published, today } = await createPublisher(join(folder, 'content')).publish();
  writeFileSync(join(folder, 'published.json'), JSON.stringify({ published, today }));
  for (const name of ['gatsby-ssr.tsx', 'gatsby-browser.tsx']) rmSync(join(folder, name));
  writeFileSync(join(folder, 'gatsby-node.ts'), "export * from './tools/bench/plainSite';\n");
}
