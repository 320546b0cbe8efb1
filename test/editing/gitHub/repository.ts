import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** The files of a commit, by their path. */
type Files = ReadonlyMap<string, Buffer>;

export interface Commit {
  oid: string;
  parents: readonly Commit[];
  files: Files;
  message: string;
  committedDate: string;
  author: string;
}

export interface PullRequest {
  number: number;
  title: string;
  branch: string;
  isDraft: boolean;
  state: 'OPEN' | 'CLOSED' | 'MERGED';
  labels: string[];
  /** The head of its branch, also once that is deleted. */
  head: Commit;
}

export type Repository = ReturnType<typeof createRepository>;

/** Where a pull request leads to. */
export const main = 'main';

/** What GitHub says no with: over REST by a status and perhaps details, over GraphQL by a type. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly detail = 'UNPROCESSABLE',
  ) {
    super(message);
  }
}

/** A repository at GitHub, with the content of a folder. It says no as GitHub does, by a `Refusal`. */
export function createRepository(content: string) {
  const commits = new Map<string, Commit>();
  const heads = new Map<string, Commit>([[main, newCommit([], filesIn(content), 'Begin')]]);
  const pulls: PullRequest[] = [];

  function newCommit(
    parents: readonly Commit[],
    files: Files,
    message: string,
    author = 'somebody',
  ): Commit {
    const oid = createHash('sha1').update(`${commits.size} ${message}`).digest('hex');
    const committedDate = new Date().toISOString();
    const commit = { oid, parents, files, message, committedDate, author };
    commits.set(oid, commit);
    return commit;
  }

  function moveHead(branch: string, commit: Commit): Commit {
    heads.set(branch, commit);
    for (const pull of pulls) {
      if (pull.state === 'OPEN' && pull.branch === branch) pull.head = commit;
    }
    return commit;
  }

  function headOf(branch: string): Commit {
    const head = heads.get(branch);
    if (!head) throw new Refusal(404, `No ref found for "${branch}".`, 'NOT_FOUND');
    return head;
  }

  /** A commit by its id or its branch. */
  function commitAt(name: string): Commit {
    return commits.get(name) ?? headOf(name);
  }

  function pullOf(number: number): PullRequest {
    const pull = pulls.find((one) => one.number === number);
    if (!pull) throw new Refusal(404, 'Not Found', 'NOT_FOUND');
    return pull;
  }

  return {
    heads,
    pulls,
    commits,
    headOf,
    commitAt,
    pullOf,

    createRef(branch: string, oid: string): void {
      if (heads.has(branch)) {
        throw new Refusal(
          422,
          `A ref named "refs/heads/${branch}" already exists in the repository.`,
        );
      }
      heads.set(branch, commitAt(oid));
    },

    resetRef(branch: string, oid: string): void {
      headOf(branch);
      moveHead(branch, commitAt(oid));
    },

    deleteRef(branch: string): void {
      if (!heads.delete(branch)) throw new Refusal(422, 'Reference does not exist');
      for (const pull of pulls) {
        if (pull.state === 'OPEN' && pull.branch === branch) pull.state = 'CLOSED';
      }
    },

    commit(
      branch: string,
      expected: string,
      additions: readonly { path: string; contents: string }[],
      deletions: readonly { path: string }[],
      message: string,
      author?: string,
    ): Commit {
      const head = headOf(branch);
      if (head.oid !== expected) {
        const words = `Expected branch to point to "${expected}" but it did not. Pull and try again.`;
        throw new Refusal(422, words, 'STALE_DATA');
      }
      const files = new Map(head.files);
      for (const { path } of deletions) {
        if (files.delete(path)) continue;
        throw new Refusal(422, `A path was requested for deletion which does not exist: ${path}`);
      }
      for (const { path, contents } of additions) files.set(path, Buffer.from(contents, 'base64'));
      return moveHead(branch, newCommit([head], files, message, author));
    },

    openPull(branch: string, title: string, isDraft: boolean): PullRequest {
      const head = heads.get(branch);
      const invalid = (message: string) => new Refusal(422, 'Validation Failed', message);
      if (!head) throw invalid('head is invalid');
      if (pulls.some((pull) => pull.state === 'OPEN' && pull.branch === branch)) {
        throw invalid(`A pull request already exists for owner:${branch}.`);
      }
      if (ancestorsOf(headOf(main)).has(head)) {
        throw invalid(`No commits between ${main} and ${branch}`);
      }
      const number = pulls.length + 1;
      const pull: PullRequest = { number, title, branch, isDraft, state: 'OPEN', labels: [], head };
      pulls.push(pull);
      return pull;
    },

    merge(number: number, expected?: string): Commit {
      const pull = pullOf(number);
      const { head, state } = pull;
      if (state !== 'OPEN') throw new Refusal(405, 'Pull Request is not mergeable');
      if (pull.isDraft) throw new Refusal(405, 'Pull Request is still a draft');
      if (expected && expected !== head.oid) {
        throw new Refusal(409, 'Head branch was modified. Review and try the merge again.');
      }
      const target = headOf(main);
      const base = baseOf(target, head).files;
      const files = new Map(target.files);
      for (const path of changedBetween(base, head.files)) {
        const [before, theirs, ours] = [base, target.files, head.files].map((all) => all.get(path));
        const isMovedOn = !isSame(before, theirs) && !isSame(theirs, ours);
        if (isMovedOn) throw new Refusal(405, 'Pull Request has merge conflicts');
        if (ours) files.set(path, ours);
        else files.delete(path);
      }
      pull.state = 'MERGED';
      return moveHead(main, newCommit([target, head], files, `Merge #${number}`));
    },
  };
}

function filesIn(folder: string): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((file) => file.isFile())
      .map((file) => `${file.parentPath}/${file.name}`)
      .map((path) => [path.replace(folder, 'content'), readFileSync(path)]),
  );
}

/** A commit and all that led to it, the newest first. */
export function ancestorsOf(commit: Commit): Set<Commit> {
  const all = new Set([commit]);
  for (const one of all) for (const parent of one.parents) all.add(parent);
  return all;
}

/** What two commits have in common. */
export function baseOf(one: Commit, other: Commit): Commit {
  const known = ancestorsOf(one);
  return [...ancestorsOf(other)].find((commit) => known.has(commit)) ?? other;
}

export function changedBetween(before: Files, after: Files): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => !isSame(before.get(path), after.get(path)));
}

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && one.equals(other));
}

/** The name that Git gives to the contents of a file. */
export function oidOf(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
