import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { copyProject } from '../copyProject';
import { run } from '../setup/run.mjs';
import type { Build } from './report';

/** The folder for what previews build; Git ignores it. */
export const previewFolder = '.preview';

/** Both builds in a comparison get the same address, so that it makes no difference. */
const buildSettings = {
  SITE_URL: 'http://localhost:9000',
  GATSBY_FORM_ENDPOINT: 'http://localhost:9100/requests',
  SHOW_DRAFTS: '1',
  CI: '1',
};

/**
 * Builds a revision in a folder of its own, or reuses the build of an earlier run.
 *
 * @throws if Git knows no such revision
 */
export async function buildRevision(revision: string): Promise<Build> {
  const commit = commitOf(revision);
  const name = `${revision} (${commit.slice(0, 8)})`;
  const kept = resolve(previewFolder, 'builds', commit);
  if (!existsSync(kept)) {
    const root = resolve(previewFolder, 'revision');
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    const input = execFileSync('git', ['archive', commit], { maxBuffer: Number.POSITIVE_INFINITY });
    execFileSync('tar', ['-x', '-C', root], { input });
    const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
    if (lock(root) === lock('.')) {
      symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
    } else await run('npm', ['ci', '--no-audit', '--no-fund'], {}, { cwd: root });
    const folder = await build(name, root);
    mkdirSync(dirname(kept), { recursive: true });
    renameSync(folder, kept);
  }
  return { name, folder: kept };
}

/** Builds a copy of the working folder as it is, including untracked files. */
export async function buildWorkingFolder(settings: Record<string, string> = {}): Promise<Build> {
  const name = 'the working folder';
  const root = resolve(previewFolder, 'working');
  copyProject(root);
  return { name, folder: await build(name, root, settings) };
}

/** Builds the site in `root`, and returns the folder that holds it. */
async function build(name: string, root: string, settings = {}): Promise<string> {
  console.log(`Building ${name}`);
  await run('npm', ['run', 'build'], { ...buildSettings, ...settings }, { cwd: root });
  return join(root, 'public');
}

function commitOf(revision: string): string {
  try {
    const words = ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`];
    return execFileSync('git', words, { encoding: 'utf8' }).trim();
  } catch {
    throw new Error(
      `Git doesn’t know "${revision}" here. Name a branch, a tag or a commit, for example ` +
        'npm run preview -- --against main.',
    );
  }
}
