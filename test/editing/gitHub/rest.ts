import { blobOf } from './graphql';
import { Refusal } from './refusal';
import {
  ancestorsOf,
  baseOf,
  changedBetween,
  main,
  oidOf,
  type PullRequest,
  type Repository,
} from './repository';

interface RestRequest {
  method: string;
  /** Without the repository, such as `pulls/1/merge?x=y`. */
  place: string;
  body: Record<string, unknown>;
}

interface RestAnswer {
  status: number;
  body?: object | Buffer;
}

type Handler = (
  repository: Repository,
  found: string[],
  body: Record<string, unknown>,
  query: URLSearchParams,
) => RestAnswer;

/** What GitHub documents at https://docs.github.com/en/rest, as far as it is asked for. */
const paths: readonly [pattern: RegExp, handle: Handler][] = [
  [/^GET collaborators\/[^/]+$/, () => ({ status: 204 })],
  [
    /^GET git\/trees\/(\w+)$/,
    (repository, [oid = '']) => {
      const commit = repository.commits.get(oid) ?? repository.headOf(oid);
      const tree = [...commit.files].map(([path, bytes]) => {
        return { type: 'blob', mode: '100644', path, sha: oidOf(bytes), size: bytes.length };
      });
      return { status: 200, body: { sha: commit.oid, tree, truncated: false } };
    },
  ],
  [
    /^GET git\/blobs\/(\w+)$/,
    (repository, [oid]) => {
      const body = blobOf(repository, oid);
      if (!body) throw new Refusal(404, 'Not Found');
      return { status: 200, body };
    },
  ],
  [
    /^GET compare\/(.+)\.\.\.(.+)$/,
    (repository, [base = '', head = '']) => {
      const [one, other] = [base, head].map(
        (name) => repository.commits.get(name) ?? repository.headOf(name),
      );
      if (!one || !other) throw new Refusal(404, 'Not Found');
      const common = baseOf(one, other);
      const files = changedBetween(common.files, other.files).map((filename) => {
        const [before, after] = [common.files.has(filename), other.files.has(filename)];
        return { filename, status: !after ? 'removed' : before ? 'modified' : 'added' };
      });
      const known = ancestorsOf(one);
      const commits = [...ancestorsOf(other)].filter((commit) => !known.has(commit));
      const listed = commits.toReversed().map(({ oid }) => ({ sha: oid }));
      return { status: 200, body: { commits: listed, files } };
    },
  ],
  [
    /^GET commits\/(\w+)$/,
    ({ commits, headOf }, [name = '']) => {
      const found = commits.get(name) ?? headOf(name);
      if (!found) throw new Refusal(404, 'Not Found');
      const { oid: sha, author: login, committedDate: date } = found;
      const commit = { author: { name: login }, committer: { date } };
      return { status: 200, body: { sha, author: { login }, commit } };
    },
  ],
  [
    /^GET pulls$/,
    ({ pulls }, _found, _body, query) => {
      const head = query.get('head')?.replace('owner:', '');
      const state = (query.get('state') ?? 'open').toUpperCase();
      const found = pulls.filter((pull) => {
        const isOpen = pull.state === 'OPEN';
        return pull.branch === head && isOpen === (state === 'OPEN');
      });
      return { status: 200, body: found.map(pullBody) };
    },
  ],
  [
    /^POST pulls$/,
    (repository, _found, { head, title, draft, base }) => {
      if (base !== main) throw new Refusal(422, 'Validation Failed', 'base is invalid');
      const pull = repository.openPull(String(head), String(title), draft === true);
      return { status: 201, body: pullBody(pull) };
    },
  ],
  [
    /^GET pulls\/(\d+)$/,
    (repository, [number]) => ({ status: 200, body: pullBody(repository.pullOf(Number(number))) }),
  ],
  [
    /^PATCH pulls\/(\d+)$/,
    (repository, [number], { state }) => {
      const pull = repository.pullOf(Number(number));
      if (pull.state === 'MERGED') throw new Refusal(422, 'Validation Failed', 'is merged');
      pull.state = state === 'closed' ? 'CLOSED' : 'OPEN';
      return { status: 200, body: pullBody(pull) };
    },
  ],
  [
    /^PUT pulls\/(\d+)\/merge$/,
    (repository, [number], { sha }) => {
      const commit = repository.merge(Number(number), typeof sha === 'string' ? sha : undefined);
      const message = 'Pull Request successfully merged';
      return { status: 200, body: { sha: commit.oid, merged: true, message } };
    },
  ],
  [
    /^GET issues\/(\d+)$/,
    (repository, [number]) => {
      const { labels } = repository.pullOf(Number(number));
      return { status: 200, body: { labels: labels.map((name) => ({ name })) } };
    },
  ],
  [
    /^PATCH issues\/(\d+)$/,
    (repository, [number], { labels }) => {
      repository.pullOf(Number(number)).labels = namesOf(labels);
      return { status: 200, body: {} };
    },
  ],
  [
    /^POST issues\/(\d+)\/labels$/,
    (repository, [number], { labels }) => {
      const pull = repository.pullOf(Number(number));
      pull.labels = [...new Set([...pull.labels, ...namesOf(labels)])];
      return { status: 200, body: pull.labels.map((name) => ({ name })) };
    },
  ],
  [
    /^DELETE git\/refs\/heads\/(.+)$/,
    (repository, [branch = '']) => {
      repository.deleteRef(branch);
      return { status: 204 };
    },
  ],
  [
    /^PATCH git\/refs\/heads\/(.+)$/,
    (repository, [branch = ''], { sha, force }) => {
      if (force !== true) throw new Refusal(422, 'Update is not a fast forward');
      repository.resetRef(branch, String(sha));
      return { status: 200, body: {} };
    },
  ],
];

/** @throws if GitHub has no such path */
export function answerRest(
  repository: Repository,
  { method, place, body }: RestRequest,
): RestAnswer {
  const { pathname, searchParams } = new URL(place, 'https://a.example/');
  const name = `${method} ${decodeURIComponent(pathname.slice(1))}`;
  for (const [pattern, handle] of paths) {
    const [all, ...found] = pattern.exec(name) ?? [];
    if (all !== undefined) return handle(repository, found, body, searchParams);
  }
  throw new Error(`GitHub has no ${name}.`);
}

function pullBody({ number, title, branch, isDraft, state, head, createdAt }: PullRequest) {
  return {
    number,
    node_id: `PR_${number}`,
    title,
    html_url: `https://github.com/owner/site/pull/${number}`,
    state: state === 'OPEN' ? 'open' : 'closed',
    draft: isDraft,
    merged: state === 'MERGED',
    head: { ref: branch, sha: head.oid },
    base: { ref: main },
    created_at: createdAt,
    updated_at: createdAt,
  };
}

function namesOf(labels: unknown): string[] {
  return Array.isArray(labels) ? labels.map(String) : [];
}
