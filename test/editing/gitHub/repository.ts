import { createHash } from 'node:crypto';

/** The files of a commit, by paths such as `content/site.json`. */
export type Files = ReadonlyMap<string, Buffer>;

export interface Commit {
  oid: string;
  parents: readonly Commit[];
  files: Files;
  author: string;
}

export interface PullRequest {
  number: number;
  title: string;
  branch: string;
  state: 'OPEN' | 'CLOSED' | 'MERGED';
  labels: string[];
  /** The head of its branch, also once that is deleted. */
  head: Commit;
}

/** https://docs.github.com/en/graphql/reference/commits#filechanges */
export interface FileChanges {
  /** In Base64. */
  additions?: readonly { path: string; contents: string }[];
  deletions?: readonly { path: string }[];
}

export type Repository = ReturnType<typeof createRepository>;

/** What GitHub refuses with: over REST by a status and perhaps details, over GraphQL by a type. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly detail = 'UNPROCESSABLE',
  ) {
    super(message);
  }
}

/** A repository at GitHub, with the branch `main`. It refuses as GitHub does, by a `Refusal`. */
export function createRepository(content: Files) {
  const commits = new Map<string, Commit>();
  const heads = new Map<string, Commit>([['main', newCommit([], content)]]);
  const pulls: PullRequest[] = [];

  function newCommit(parents: readonly Commit[], files: Files, author = 'somebody'): Commit {
    const oid = createHash('sha1').update(`${commits.size}`).digest('hex');
    const made = { oid, parents, files, author };
    commits.set(oid, made);
    return made;
  }

  function openPullsOf(branch: string): PullRequest[] {
    return pulls.filter((pull) => pull.state === 'OPEN' && pull.branch === branch);
  }

  function moveHead(branch: string, commit: Commit): Commit {
    heads.set(branch, commit);
    for (const pull of openPullsOf(branch)) pull.head = commit;
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

  function commit(
    branch: string,
    expected: string,
    { additions = [], deletions = [] }: FileChanges,
    author: string,
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
    return moveHead(branch, newCommit([head], files, author));
  }

  return {
    heads,
    pulls,
    commits,
    headOf,
    commitAt,
    pullOf,
    openPullsOf,
    moveHead,
    commit,

    /** Somebody writes a file without the editor. */
    writeByHand(branch: string, path: string, text: string): Commit {
      const additions = [{ path, contents: Buffer.from(text).toString('base64') }];
      return commit(branch, headOf(branch).oid, { additions }, 'carla');
    },

    createRef(branch: string, oid: string): void {
      if (heads.has(branch)) {
        const words = `A ref named "refs/heads/${branch}" already exists in the repository.`;
        throw new Refusal(422, words);
      }
      heads.set(branch, commitAt(oid));
    },

    deleteRef(branch: string): void {
      for (const pull of openPullsOf(branch)) pull.state = 'CLOSED';
      if (!heads.delete(branch)) throw new Refusal(422, 'Reference does not exist');
    },

    openPull(branch: string, title: string): PullRequest {
      if (openPullsOf(branch).length > 0) {
        throw new Refusal(422, 'Validation Failed', `A pull request already exists: ${branch}.`);
      }
      const [number, head] = [pulls.length + 1, headOf(branch)];
      const pull: PullRequest = { number, title, branch, state: 'OPEN', labels: [], head };
      pulls.push(pull);
      return pull;
    },

    merge(number: number, expected?: string): Commit {
      const pull = pullOf(number);
      const { head, state } = pull;
      if (state !== 'OPEN') throw new Refusal(405, 'Pull Request is not mergeable');
      if (expected && expected !== head.oid) {
        throw new Refusal(409, 'Head branch was modified. Review and try the merge again.');
      }
      const target = headOf('main');
      const files = new Map(target.files);
      const movedOn = changedSince(head, target);
      for (const path of changedSince(target, head)) {
        if (movedOn.includes(path)) throw new Refusal(405, 'Pull Request has merge conflicts');
        const bytes = head.files.get(path);
        if (bytes) files.set(path, bytes);
        else files.delete(path);
      }
      pull.state = 'MERGED';
      return moveHead('main', newCommit([target, head], files));
    },
  };
}

/** A commit and all that led to it, the newest first. */
export function ancestorsOf(commit: Commit): Set<Commit> {
  const all = new Set([commit]);
  for (const one of all) for (const parent of one.parents) all.add(parent);
  return all;
}

/** The paths of the files that a commit has changed since it left another. */
export function changedSince(other: Commit, commit: Commit): string[] {
  const known = ancestorsOf(other);
  const before = [...ancestorsOf(commit)].find((one) => known.has(one))?.files ?? other.files;
  const paths = new Set([...before.keys(), ...commit.files.keys()]);
  return [...paths].filter((path) => {
    const [old, now] = [before.get(path), commit.files.get(path)];
    return !(old && now?.equals(old));
  });
}
