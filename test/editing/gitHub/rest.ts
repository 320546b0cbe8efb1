import { blobOf } from './graphql';
import {
  baseOf,
  changedBetween,
  oidOf,
  type PullRequest,
  Refusal,
  type Repository,
} from './repository';

type Body = Record<string, unknown>;
/** What is done with the parts of a path that stand in brackets. Answers with a body or nothing. */
type Handler = (
  repository: Repository,
  parts: readonly string[],
  body: Body,
  query: URLSearchParams,
) => unknown;

/** What GitHub documents at https://docs.github.com/en/rest, as far as it is asked for. */
const paths: readonly [pattern: RegExp, handle: Handler][] = [
  [/^GET collaborators\/[^/]+$/, () => undefined],
  [
    /^GET git\/trees\/(\w+)$/,
    ({ commitAt }, [name = '']) => {
      const { oid, files } = commitAt(name);
      const tree = [...files].map(([path, bytes]) => {
        return { type: 'blob', mode: '100644', path, sha: oidOf(bytes), size: bytes.length };
      });
      return { sha: oid, tree, truncated: false };
    },
  ],
  [/^GET git\/blobs\/(\w+)$/, (repository, [oid]) => blobOf(repository, oid)],
  [
    /^GET compare\/(.+)\.\.\.(.+)$/,
    ({ commitAt }, [base = '', head = '']) => {
      const [one, other] = [commitAt(base), commitAt(head)];
      const files = changedBetween(baseOf(one, other).files, other.files);
      return { files: files.map((filename) => ({ filename })) };
    },
  ],
  [
    /^GET commits\/(\w+)$/,
    ({ commitAt }, [name = '']) => {
      const { oid: sha, author: login } = commitAt(name);
      return { sha, author: { login }, commit: { author: { name: login } } };
    },
  ],
  [
    /^GET pulls$/,
    ({ pulls }, _parts, _body, query) =>
      pulls
        .filter(({ branch, state }) => state === 'OPEN' && `owner:${branch}` === query.get('head'))
        .map(pullBody),
  ],
  [
    /^POST pulls$/,
    ({ openPull }, _parts, { head, title, draft }) =>
      pullBody(openPull(String(head), String(title), draft === true)),
  ],
  [/^GET pulls\/(\d+)$/, ({ pullOf }, [number]) => pullBody(pullOf(Number(number)))],
  [
    /^PATCH pulls\/(\d+)$/,
    ({ pullOf }, [number], { state }) => {
      const pull = pullOf(Number(number));
      if (pull.state === 'MERGED') throw new Refusal(422, 'Validation Failed', 'is merged');
      pull.state = state === 'closed' ? 'CLOSED' : 'OPEN';
      return pullBody(pull);
    },
  ],
  [
    /^PUT pulls\/(\d+)\/merge$/,
    ({ merge }, [number], { sha }) => {
      const commit = merge(Number(number), typeof sha === 'string' ? sha : undefined);
      return { sha: commit.oid, merged: true, message: 'Pull Request successfully merged' };
    },
  ],
  [
    /^(?:GET|PATCH|POST) issues\/(\d+)(?:\/labels)?$/,
    ({ pullOf }, [number], { labels }) => {
      const pull = pullOf(Number(number));
      if (Array.isArray(labels)) pull.labels = labels.map(String);
      return { labels: pull.labels.map((name) => ({ name })) };
    },
  ],
  [/^DELETE git\/refs\/heads\/(.+)$/, ({ deleteRef }, [branch = '']) => deleteRef(branch)],
  [
    /^PATCH git\/refs\/heads\/(.+)$/,
    ({ resetRef }, [branch = ''], { sha, force }) => {
      if (force !== true) throw new Refusal(422, 'Update is not a fast forward');
      resetRef(branch, String(sha));
      return {};
    },
  ],
];

/**
 * Answers a request over REST.
 *
 * @param place without the repository, such as `pulls/1/merge?x=y`
 * @throws if GitHub has no such path
 */
export function answerRest(
  repository: Repository,
  method: string,
  place: string,
  body: Body,
): unknown {
  const { pathname, searchParams } = new URL(place, 'https://a.example/');
  const name = `${method} ${decodeURIComponent(pathname.slice(1))}`;
  for (const [pattern, handle] of paths) {
    const [all, ...parts] = pattern.exec(name) ?? [];
    if (all !== undefined) return handle(repository, parts, body, searchParams);
  }
  throw new Error(`GitHub has no ${name}.`);
}

function pullBody({ number, title, branch, isDraft, state, head }: PullRequest) {
  return {
    number,
    node_id: `PR_${number}`,
    title,
    html_url: `https://github.com/owner/site/pull/${number}`,
    state: state === 'OPEN' ? 'open' : 'closed',
    draft: isDraft,
    merged: state === 'MERGED',
    head: { ref: branch, sha: head.oid },
    created_at: head.committedDate,
    updated_at: head.committedDate,
  };
}
