import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type DocumentNode,
  type ExecutionResult,
  execute,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';
import {
  ancestorsOf,
  baseOf,
  type Commit,
  changedBetween,
  main,
  oidOf,
  type PullRequest,
  Refusal,
  type Repository,
} from './repository';

/** GitHub’s own: https://docs.github.com/en/graphql/overview/public-schema */
const schemaText = readFileSync('node_modules/@octokit/graphql-schema/schema.graphql', 'utf8');
const schema = buildSchema(schemaText, { assumeValid: true });

interface GraphQLRequest {
  query: string;
  variables: Record<string, unknown>;
}

/** What a query asks for, or a mutation does: `query pullRequests`, `createRef`. */
export function nameOfQuery({ query }: GraphQLRequest): string {
  const operation = operationOf(parse(query));
  const roots = namesIn(operation.selectionSet);
  if (operation.operation === 'mutation') return roots.join(' ');
  const [root] = operation.selectionSet.selections;
  const fields = root?.kind === Kind.FIELD && root.selectionSet ? namesIn(root.selectionSet) : [];
  return `query ${[...new Set(fields)].join(' ')}`;
}

/**
 * Answers a query over GitHub’s schema.
 *
 * @throws if GitHub could not understand it: a field or variable that isn’t there, or a null where none may be
 */
export async function answerQuery(
  repository: Repository,
  login: string,
  { query, variables }: GraphQLRequest,
): Promise<object> {
  const document = parse(query);
  const [mistake] = validate(schema, document);
  if (mistake) throw mistake;
  const rootValue = rootOf(repository, login);
  const result: ExecutionResult = await execute({
    schema,
    document,
    rootValue,
    variableValues: variables,
  });
  const errors = result.errors?.map((error) => {
    if (!(error.originalError instanceof Refusal)) throw error;
    return { type: error.originalError.detail, message: error.message, path: error.path };
  });
  return errors ? { ...result, errors } : result;
}

function operationOf(document: DocumentNode): OperationDefinitionNode {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('There is no operation.');
  return operation;
}

function namesIn({ selections }: SelectionSetNode): string[] {
  return selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));
}

/** The values of the fields; what takes arguments is a function. */
function rootOf(repository: Repository, login: string) {
  const author = { login, name: login, email: `${login}@a.example`, databaseId: 1, id: login };
  const actor = { __typename: 'User', ...author, avatarUrl: 'https://a.example/' };

  function refNode(name: string) {
    const branch = name.replace('refs/heads/', '');
    const head = repository.heads.get(branch);
    return head ? { id: branch, name: branch, target: commitNode(head) } : null;
  }

  function commitNode(commit: Commit): object {
    const { oid, message, committedDate, files } = commit;
    return {
      __typename: 'Commit',
      oid,
      message,
      committedDate,
      author: { name: login, email: '', avatarUrl: actor.avatarUrl, user: actor },
      status: null,
      deployments: { nodes: [] },
      checkSuites: { nodes: [] },
      history({ first, path }: { first: number; path?: string }) {
        const nodes = [...ancestorsOf(commit)].filter(
          (one) => !path || one.files.get(path) !== one.parents[0]?.files.get(path),
        );
        return { nodes: nodes.slice(0, first).map(commitNode), totalCount: nodes.length };
      },
      file({ path }: { path: string }) {
        const bytes = files.get(path);
        return bytes ? { oid: oidOf(bytes), path, object: blobNode(bytes) } : null;
      },
    };
  }

  function objectOf({ oid, expression }: { oid?: string; expression?: string }) {
    const [, branch, path] = /^([^:]+):(.+)$/s.exec(expression ?? '') ?? [];
    if (branch && path) {
      const head = repository.heads.get(branch) ?? repository.commits.get(branch);
      const bytes = head?.files.get(path);
      return bytes ? blobNode(bytes) : null;
    }
    const commit = oid === undefined ? undefined : repository.commits.get(oid);
    if (commit) return commitNode(commit);
    const bytes = blobOf(repository, oid);
    return bytes ? blobNode(bytes) : null;
  }

  function pullNode(pull: PullRequest): object {
    const { number, title, branch, isDraft, labels, head } = pull;
    const onMain = repository.headOf(main);
    const changed = changedBetween(baseOf(onMain, head).files, head.files);
    return {
      id: `PR_${number}`,
      number,
      title,
      url: `https://github.com/owner/site/pull/${number}`,
      isDraft,
      isCrossRepository: false,
      state: pull.state,
      createdAt: head.committedDate,
      updatedAt: head.committedDate,
      headRefName: branch,
      headRefOid: head.oid,
      author: actor,
      labels: { nodes: labels.map((name) => ({ name })) },
      files: {
        nodes: changed.map((path) => {
          const isThere = head.files.has(path);
          const changeType = isThere ? (onMain.files.has(path) ? 'MODIFIED' : 'ADDED') : 'DELETED';
          return { path, changeType };
        }),
      },
    };
  }

  function setDraft(id: string, isDraft: boolean) {
    const pull = repository.pullOf(Number(id.replace('PR_', '')));
    pull.isDraft = isDraft;
    return { pullRequest: pullNode(pull) };
  }

  return {
    repository: ({ owner, name }: { owner: string; name: string }) => {
      if (`${owner}/${name}` !== 'owner/site') return null;
      return {
        id: 'R_1',
        defaultBranchRef: refNode(main),
        ref: ({ qualifiedName }: { qualifiedName: string }) => refNode(qualifiedName),
        object: objectOf,
        pullRequests({ states, labels, headRefName, first }: PullFilter) {
          const found = repository.pulls.filter(
            (pull) =>
              (!states || states.includes(pull.state)) &&
              (!labels || pull.labels.some((label) => labels.includes(label))) &&
              (!headRefName || pull.branch === headRefName),
          );
          return { totalCount: found.length, nodes: found.slice(0, first).map(pullNode) };
        },
      };
    },
    createRef({ input: { name, oid } }: { input: { name: string; oid: string } }) {
      repository.createRef(name.replace('refs/heads/', ''), oid);
      return { ref: refNode(name) };
    },
    createCommitOnBranch({ input }: CommitInput) {
      const { additions = [], deletions = [] } = input.fileChanges;
      const { branchName } = input.branch;
      const { headline } = input.message;
      const commit = repository.commit(
        branchName,
        input.expectedHeadOid,
        additions,
        deletions,
        headline,
        login,
      );
      return { commit: commitNode(commit) };
    },
    markPullRequestReadyForReview: ({ input }: DraftInput) => setDraft(input.pullRequestId, false),
    convertPullRequestToDraft: ({ input }: DraftInput) => setDraft(input.pullRequestId, true),
  };
}

interface PullFilter {
  states?: string[];
  labels?: string[];
  headRefName?: string;
  first: number;
}

interface CommitInput {
  input: {
    branch: { branchName: string };
    expectedHeadOid: string;
    message: { headline: string };
    fileChanges: {
      additions?: { path: string; contents: string }[];
      deletions?: { path: string }[];
    };
  };
}

interface DraftInput {
  input: { pullRequestId: string };
}

/** The contents with a name of Git’s, of any commit. */
export function blobOf({ commits }: Repository, oid: string | undefined): Buffer | undefined {
  const all = [...commits.values()].flatMap(({ files }) => [...files.values()]);
  return all.find((bytes) => oidOf(bytes) === oid);
}

function blobNode(bytes: Buffer): object {
  const isBinary = bytes.includes(0);
  return {
    __typename: 'Blob',
    oid: oidOf(bytes),
    byteSize: bytes.length,
    isBinary,
    isTruncated: false,
    text: isBinary ? null : bytes.toString('utf8'),
  };
}
