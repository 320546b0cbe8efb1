import { spawnSync } from 'node:child_process';
import type { ContentChanges } from '../content/read/readContent';

/** An earlier version of a project in Git. */
export interface Revision {
  /** The day of its commit, such as `2027-01-01`. */
  day: string;
  /** What makes the content of that version out of the present one. */
  content: ContentChanges;
  /** The files that have changed since then, and are neither content nor documents nor tests. */
  code: string[];
}

/** Whatever else changes, visitors see the same. */
const withoutEffect = ['content', 'docs', 'test', '.*', '*.md', '*.test.ts*', '*.snap'];

/**
 * Reads what has changed in a project, with what isn’t committed, since it branched off a revision: a branch, a tag or a
 * commit. Throws where Git can’t tell, with what to do.
 */
export function changesSince(revision: string, folder: string): Revision {
  const how = { cwd: folder, maxBuffer: 2 ** 28, env: { ...process.env, LC_ALL: 'C' } };
  const run = (...args: string[]) => spawnSync('git', args, how);
  /** The output of git; undefined if it fails. */
  function git(...args: string[]): Buffer | undefined {
    const { status, stdout } = run(...args);
    return status === 0 ? stdout : undefined;
  }
  const { error, status, stderr } = run('rev-parse', '--git-dir');
  if (status !== 0) {
    // Such as that the folder belongs to another account, and what to do about it.
    const reason = error ? 'git is not installed here.' : `git says:\n${stderr.toString().trim()}`;
    throw new Error(`There is no earlier version to compare with: ${reason}`);
  }
  const base = git('merge-base', '--end-of-options', 'HEAD', revision)?.toString().trim();
  if (base === undefined) {
    const isShallow = `${git('rev-parse', '--is-shallow-repository')}`.trim() === 'true';
    const remedy = isShallow
      ? 'The clone is shallow: get the rest with git fetch --unshallow.'
      : 'Name a branch, a tag or a commit, such as main.';
    throw new Error(`git knows no common version of this folder and "${revision}". ${remedy}`);
  }
  const differ = ['diff', '--name-only', '--no-renames', '--relative', '-z'];
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z', '--', 'content');
  const names = namesIn(git(...differ, base, '--', 'content'));
  const content = [...names, ...namesIn(untracked)].map((file) => {
    return [file, git('show', `${base}:./${file}`)] as const;
  });
  const others = withoutEffect.map((place) => `:(exclude)${place}`);
  return {
    day: `${git('show', '-s', '--format=%cs', base)}`.trim(),
    content: new Map(content),
    code: namesIn(git(...differ, base, '--', '.', ...others)),
  };
}

function namesIn(listed?: Buffer): string[] {
  return `${listed ?? ''}`.split('\0').filter((name) => name !== '');
}
