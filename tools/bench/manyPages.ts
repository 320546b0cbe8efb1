import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parse, stringify } from 'yaml';
import { createPublisher } from '../../kit/content/publish/publisher';
import { splitFrontMatter } from '../../kit/content/read/frontMatter';
import { copyProject } from '../copyProject';

/** The phases of a build, each with the line of Gatsby’s that ends it. */
const phases = [
  ['start, check', 'onPreInit'],
  ['nodes, schema', 'write out requires'],
  ['scripts', 'Building production JavaScript and CSS bundles'],
  ['renderer', 'Building HTML renderer'],
  ['queries', 'run queries in workers'],
  ['pictures', 'Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs'],
  ['rendering', 'Building static HTML for pages'],
  ['last steps', 'Done building'],
] as const;

/** No test or build sends anything to these addresses. */
const settings = {
  SITE_URL: 'https://www.casegood.example',
  GATSBY_FORM_ENDPOINT: 'https://forms.example/requests',
};

/** What a phase took, in seconds, and the most memory that it had, in MB. */
interface Used {
  wall: number;
  processor: number;
  memory: number;
}

/**
 * Builds a plain Gatsby site and then this one, both of the site’s content with `count` copies of its landing pages, and
 * prints what each phase of both took. Needs Linux, whose `/proc` says what processes use.
 */
export async function compareWithPlain(count: number): Promise<void> {
  if (!(count > 0)) throw new Error('--pages takes a number of pages, such as 1000.');
  const root = mkdtempSync(join(tmpdir(), 'many-pages-'));
  const folders = { plain: join(root, 'plain'), ours: join(root, 'ours') };
  for (const folder of Object.values(folders)) {
    copyProject(folder);
    copyPages(join(folder, 'content/pages'), count);
  }
  await makePlain(folders.plain);
  console.log(`${count} copies of pages; the load of the machine was ${loadavg()[0]} before.`);
  const plain = await timeBuild(folders.plain);
  const ours = await timeBuild(folders.ours);
  rmSync(root, { recursive: true });
  const rows = [...phases.map(([name]) => name), 'all'].map((name, index) => {
    return [name, compared(plain[index], ours[index])];
  });
  console.table(Object.fromEntries(rows));
}

/** Lets Gatsby build the site of a folder. Returns what each phase took, and at the end what all of them did. */
async function timeBuild(folder: string): Promise<Used[]> {
  const args = ['node_modules/gatsby/cli.js', 'build', '--prefix-paths'];
  const env = { ...process.env, ...settings, CI: '1' };
  // As the leader of a group of processes.
  const gatsby = spawn(process.execPath, args, { cwd: folder, env, detached: true });
  const started = performance.now();
  const used: Used[] = [];
  const all: Used = { wall: 0, processor: 0, memory: 0 };
  let before = { ...all };
  let memory = 0;
  const sample = () => {
    const now = usedBy(gatsby.pid);
    all.wall = (performance.now() - started) / 1000;
    all.processor = Math.max(all.processor, now.processor);
    all.memory = Math.max(all.memory, now.memory);
    memory = Math.max(memory, now.memory);
  };
  const timer = setInterval(sample, 200);
  let output = '';
  for await (const line of createInterface(gatsby.stdout)) {
    output += `${line}\n`;
    if (!line.includes(` ${phases[used.length]?.[1]}`)) continue;
    sample();
    const [wall, processor] = [all.wall - before.wall, all.processor - before.processor];
    used.push({ wall, processor, memory });
    before = { ...all };
    memory = 0;
  }
  clearInterval(timer);
  if (used.length < phases.length) throw new Error(`Gatsby has not built ${folder}:\n${output}`);
  return [...used, all];
}

/** The processor time of a group of processes in seconds, and their memory in MB. */
function usedBy(group: number | undefined): Pick<Used, 'processor' | 'memory'> {
  const used = { processor: 0, memory: 0 };
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, from the third field on
      const stat = readFileSync(`/proc/${name}/stat`, 'latin1')
        .replace(/^.*\) /s, '')
        .split(' ');
      if (Number(stat[2]) !== group) continue;
      // Its own and that of those that it waited for, in hundredths.
      for (const ticks of stat.slice(11, 15)) used.processor += Number(ticks) / 100;
      used.memory += Number(stat[21]) / 256;
    } catch {
      // It has ended.
    }
  }
  return used;
}

function compared(plain: Used | undefined, ours: Used | undefined) {
  if (!plain || !ours) return {};
  const ratio = (name: keyof Used) => Number((ours[name] / plain[name]).toFixed(2));
  return {
    'plain: s': Math.round(plain.wall),
    'ours: s': Math.round(ours.wall),
    'times s': ratio('wall'),
    'plain: s of processor': Math.round(plain.processor),
    'ours: s of processor': Math.round(ours.processor),
    'times s of processor': ratio('processor'),
    'plain: MB': Math.round(plain.memory),
    'ours: MB': Math.round(ours.memory),
  };
}

/** Adds copies of the pages of a folder to it, each with an address and a title of its own, and none in the switcher. */
function copyPages(folder: string, count: number): void {
  const pages = readdirSync(folder).map((name) =>
    splitFrontMatter(readFileSync(join(folder, name), 'utf8')),
  );
  for (let number = 1; number <= count; number += 1) {
    const page = pages[number % pages.length];
    if (page === undefined || 'message' in page) continue;
    const { label, switcherOrder, formerPaths, ...fields } = parse(page.fields);
    const own = { ...fields, path: `/copy-${number}`, title: `Copy ${number}` };
    writeFileSync(join(folder, `copy-${number}.md`), `---\n${stringify(own)}---\n${page.body}`);
  }
}

/** Makes a plain Gatsby site of a copy of the project. */
async function makePlain(folder: string): Promise<void> {
  const { published, today } = await createPublisher(join(folder, 'content')).publish();
  writeFileSync(join(folder, 'published.json'), JSON.stringify({ published, today }));
  for (const name of ['gatsby-ssr.tsx', 'gatsby-browser.tsx']) rmSync(join(folder, name));
  writeFileSync(join(folder, 'gatsby-node.ts'), "export * from './tools/bench/plainSite';\n");
}
