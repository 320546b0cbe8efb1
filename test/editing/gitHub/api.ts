import { readFileSync } from 'node:fs';
import {
  buildSchema,
  defaultFieldResolver,
  execute,
  type GraphQLFieldResolver,
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { blobId } from '../../../kit/development/gitHost/workingCopy';
import {
  type Commit,
  changedSince,
  type FileChanges,
  type PullRequest,
  Refusal,
  type Repository,
} from './repository';

/* What GitHub answers over REST and GraphQL, as far as the editor asks. */

/** GitHub’s own: https://docs.github.com/en/graphql/overview/public-schema */
const schemaText = readFileSync('node_modules/@octokit/graphql-schema/schema.graphql', 'utf8');
const schema = buildSchema(schemaText, { assumeValid: true });

const aDay = '2027-01-01T00:00:00Z';
const standIns: Readonly<Record<string, unknown>> = { Int: 0, Boolean: false, DateTime: aDay };

/** What a value doesn’t have is empty. */
const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (value, args, context, info) => {
  const found = defaultFieldResolver(value, args, context, info);
  if (found !== undefined) return found;
  const type = getNamedType(info.returnType);
  if (isListType(getNullableType(info.returnType))) return [];
  if (isLeafType(type)) return standIns[type.name] ?? '';
  return isObjectType(type) ? {} : null;
};

/**
 * Answers a query over GitHub’s schema.
 *
 * @throws if GitHub could not understand it, or refuses
 */
export async function answerQuery(
  repository: Repository,
  login: string,
  { query, variables }: { query: string; variables: Record<string, unknown> },
): Promise<object> {
  const document = parse(query);
  const [mistake] = validate(schema, document);
  if (mistake) throw mistake;
  const rootValue = rootOf(repository, login);
  const { data, errors: [error] = [] } = await execute({
    schema,
    document,
    rootValue,
    fieldResolver,
    variableValues: variables,
  });
  if (error) throw error.originalError ?? error;
  return { data };
}

type Input<Of> = { input: Of };

/** The values of the fields; what takes arguments is a function. */
function rootOf(repository: Repository, login: string) {
  const { heads, commits, pulls } = repository;
  const refNode = (name: string) => {
    const branch = name.replace('refs/heads/', '');
    const head = heads.get(branch);
    return head ? { name: branch, target: commitNode(head) } : null;
  };
  return {
    repository: {
      id: 'R_1',
      ref: ({ qualifiedName }: { qualifiedName: string }) => refNode(qualifiedName),
      object({ oid = '', expression = '' }: { oid?: string; expression?: string }) {
        const [branch = '', path = ''] = expression.split(':');
        if (path) return blobNode(heads.get(branch)?.files.get(path));
        const commit = commits.get(oid);
        return commit ? commitNode(commit) : blobNode(blobOf(repository, oid));
      },
      pullRequests({ states, labels, headRefName }: PullFilter) {
        const found = pulls.filter(
          (pull) =>
            (!states || states.includes(pull.state)) &&
            (!labels || pull.labels.some((label) => labels.includes(label))) &&
            (!headRefName || pull.branch === headRefName),
        );
        const nodes = found.map((pull) => pullNode(pull, repository.headOf('main')));
        return { totalCount: nodes.length, nodes };
      },
    },
    createRef({ input: { name, oid } }: Input<{ name: string; oid: string }>) {
      repository.createRef(name.replace('refs/heads/', ''), oid);
      return { ref: refNode(name) };
    },
    createCommitOnBranch({ input }: Input<CommitInput>) {
      const { branch, expectedHeadOid, fileChanges } = input;
      const { branchName } = branch;
      return {
        commit: commitNode(repository.commit(branchName, expectedHeadOid, fileChanges, login)),
      };
    },
  };
}

interface PullFilter {
  states?: string[];
  labels?: string[];
  headRefName?: string;
}

interface CommitInput {
  branch: { branchName: string };
  expectedHeadOid: string;
  fileChanges: FileChanges;
}

function commitNode({ oid, files }: Commit): object {
  return {
    __typename: 'Commit',
    oid,
    status: null,
    history: { nodes: [{ oid }] },
    file({ path }: { path: string }) {
      const bytes = files.get(path);
      return bytes ? { oid: blobId(bytes), object: blobNode(bytes) } : null;
    },
  };
}

function pullNode({ number, branch, labels, head, ...pull }: PullRequest, main: Commit): object {
  return {
    ...pull,
    id: `PR_${number}`,
    number,
    headRefName: branch,
    headRefOid: head.oid,
    author: { __typename: 'User', login: head.author },
    labels: { nodes: labels.map((name) => ({ name })) },
    files: {
      nodes: changedSince(main, head).map((path) => ({ path, changeType: 'MODIFIED' })),
    },
  };
}

function blobNode(bytes: Buffer | undefined): object | null {
  if (!bytes) return null;
  const isBinary = bytes.includes(0);
  const text = isBinary ? null : `${bytes}`;
  return { __typename: 'Blob', oid: blobId(bytes), byteSize: bytes.length, isBinary, text };
}

/** The contents with a name of Git’s, of any commit. */
function blobOf({ commits }: Repository, oid: string): Buffer | undefined {
  const all = [...commits.values()].flatMap(({ files }) => [...files.values()]);
  return all.find((bytes) => blobId(bytes) === oid);
}

/**
 * Answers a request over REST: https://docs.github.com/en/rest
 *
 * @param place without the repository, such as `pulls/1/merge`
 * @returns the body: JSON, or the bytes of a file; undefined for none
 * @throws if GitHub has no such path, or refuses
 */
export function answerRest(
  repository: Repository,
  method: string,
  place: string,
  body: { head?: string; title?: string; state?: string; sha?: string; labels?: string[] },
): unknown {
  const { commitAt, pullOf } = repository;
  /** What is done with the parts of a path that stand in brackets. */
  const routes: readonly [pattern: RegExp, answer: (part: string, other: string) => unknown][] = [
    [/^GET collaborators\/([^/]+)$/, () => undefined],
    [/^GET git\/trees\/(\w+)/, (name) => treeOf(commitAt(name))],
    [/^GET git\/blobs\/(\w+)$/, (oid) => blobOf(repository, oid)],
    [
      /^GET compare\/(.+)\.\.\.(.+)$/,
      (base, head) => {
        const files = changedSince(commitAt(base), commitAt(head));
        return { files: files.map((filename) => ({ filename })) };
      },
    ],
    [/^GET commits\/(\w+)$/, (name) => ({ author: { login: commitAt(name).author } })],
    [/^GET pulls\?.*owner:(.+)$/, (branch) => repository.openPullsOf(branch).map(pullBody)],
    [/^POST pulls$/, () => pullBody(repository.openPull(`${body.head}`, `${body.title}`))],
    [/^GET pulls\/(\d+)$/, (number) => pullBody(pullOf(Number(number)))],
    [
      /^PATCH pulls\/(\d+)$/,
      (number) => {
        const pull = pullOf(Number(number));
        if (pull.state === 'MERGED') throw new Refusal(422, 'Validation Failed', 'is merged');
        pull.state = body.state === 'closed' ? 'CLOSED' : 'OPEN';
        return pullBody(pull);
      },
    ],
    [
      /^PUT pulls\/(\d+)\/merge$/,
      (number) => ({ sha: repository.merge(Number(number), body.sha).oid, merged: true }),
    ],
    [
      /^(?:GET|PATCH|POST) issues\/(\d+)/,
      (number) => {
        const pull = pullOf(Number(number));
        pull.labels = body.labels ?? pull.labels;
        return { labels: pull.labels.map((name) => ({ name })) };
      },
    ],
    [/^DELETE git\/refs\/heads\/(.+)$/, (branch) => repository.deleteRef(branch)],
    [
      /^PATCH git\/refs\/heads\/(.+)$/,
      (branch) => {
        repository.moveHead(branch, commitAt(`${body.sha}`));
        return {};
      },
    ],
  ];
  const name = `${method} ${decodeURIComponent(place)}`;
  for (const [pattern, answer] of routes) {
    const [found, part = '', other = ''] = pattern.exec(name) ?? [];
    if (found !== undefined) return answer(part, other);
  }
  throw new Error(`GitHub has no ${name}.`);
}

function treeOf({ oid, files }: Commit) {
  const tree = [...files].map(([path, bytes]) => {
    return { type: 'blob', mode: '100644', path, sha: blobId(bytes), size: bytes.length };
  });
  return { sha: oid, tree, truncated: false };
}

function pullBody({ number, branch, state, head }: PullRequest) {
  return {
    number,
    node_id: `PR_${number}`,
    state: state === 'OPEN' ? 'open' : 'closed',
    merged: state === 'MERGED',
    head: { ref: branch, sha: head.oid },
  };
}
