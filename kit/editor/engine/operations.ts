import { type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql/language';

/*
 * Relies on: the requests that the engine sends to GitHub, of which `operations.jsonl` has one of each kind.
 * Without it: nobody is asked before somebody else’s words are replaced, published or discarded.
 * Would be replaced by: a backend of one’s own, which the engine doesn’t offer, or a question before each of these.
 */

/** A commit, as the engine asks for it. */
export interface Commit {
  /** https://docs.github.com/en/graphql/reference/commits#createcommitonbranchinput */
  input: {
    branch: { repositoryNameWithOwner: string; branchName: string };
    expectedHeadOid: string;
    fileChanges: {
      additions: { path: string; contents: string }[];
      deletions: { path: string }[];
    };
  };
  /** What the engine wants to know of the commit, in GraphQL. */
  selection: string;
}

/** What the engine wants of GitHub. */
export type Operation =
  | ({ name: 'commit' } & Commit)
  /** The list of drafts, or the texts of some: without them, the engine would show what is published. */
  | { name: 'read drafts' }
  | { name: 'read head'; branch: string }
  | { name: 'read status' | 'set status' }
  | { name: 'reset branch'; branch: string }
  | { name: 'open draft'; branch: string }
  | { name: 'publish' | 'discard' }
  /** The engine goes on without the answer. */
  | { name: 'delete branch' }
  /** What needs no question. */
  | { name: 'read' | 'write' }
  | { name: 'unknown' };

interface GraphQL {
  query: string;
  variables: Record<string, string> & { input: Commit['input'] };
}

const rest: readonly (readonly [request: RegExp, operation: (found: string) => Operation])[] = [
  [/^GET user$/, () => ({ name: 'read' })],
  [/^GET repos\/.+?\/.+?\/(?:collaborators|git|pulls)\//, () => ({ name: 'read' })],
  [/^GET repos\/.+?\/.+?\/issues\/\d+$/, () => ({ name: 'read status' })],
  [/^PATCH repos\/.+?\/.+?\/issues\/\d+$/, () => ({ name: 'set status' })],
  [/^POST repos\/.+?\/.+?\/issues\/\d+\/labels$/, () => ({ name: 'write' })],
  [/^PUT repos\/.+?\/.+?\/pulls\/\d+\/merge$/, () => ({ name: 'publish' })],
  [/^DELETE repos\/.+?\/.+?\/git\/refs\/heads\/.+$/, () => ({ name: 'delete branch' })],
  [
    /^PATCH repos\/.+?\/.+?\/git\/refs\/heads\/(.+)$/,
    (branch) => ({ name: 'reset branch', branch: decodeURI(branch) }),
  ],
];

/**
 * Which of GitHub’s operations a request of the engine is; `unknown` for one of a kind that it didn’t send when
 * `operations.jsonl` was recorded.
 *
 * @param path of the request, below the address of GitHub’s API
 */
export function operationOf(path: string, { method = 'GET', body }: RequestInit): Operation {
  const sent = typeof body === 'string' ? JSON.parse(body) : {};
  if (path === 'graphql') return operationOfQuery(sent);
  const request = `${method} ${path.replace(/\?.*$/, '')}`;
  if (/^POST repos\/[^/]+\/[^/]+\/pulls$/.test(request)) {
    return { name: 'open draft', branch: sent.head };
  }
  if (/^PATCH repos\/[^/]+\/[^/]+\/pulls\/\d+$/.test(request) && sent.state === 'closed') {
    return { name: 'discard' };
  }
  for (const [pattern, operation] of rest) {
    const [all, found = ''] = pattern.exec(request) ?? [];
    if (all !== undefined) return operation(found);
  }
  return { name: 'unknown' };
}

function operationOfQuery({ query, variables }: GraphQL): Operation {
  const [definition] = parse(query).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) return { name: 'unknown' };
  const roots = fieldsIn(definition.selectionSet);
  if (definition.operation === 'mutation') return mutationOf(roots, { query, variables });
  if (roots.some(({ name }) => name.value !== 'repository')) return { name: 'unknown' };
  const fields = roots.flatMap(({ selectionSet }) => fieldsIn(selectionSet));
  const asks = (name: string, argument: string) =>
    fields.some((field) => {
      const names = field.arguments?.map((each) => each.name.value);
      return field.name.value === name && names?.includes(argument);
    });
  if (asks('pullRequests', 'labels') || asks('object', 'expression'))
    return { name: 'read drafts' };
  const known = ['id', 'defaultBranchRef', 'object', 'pullRequests', 'ref'];
  if (fields.some(({ name }) => !known.includes(name.value))) return { name: 'unknown' };
  const [field] = fields;
  const isHead = field?.name.value === 'ref' && !field.alias;
  return isHead ? { name: 'read head', branch: variables.branch ?? '' } : { name: 'read' };
}

function mutationOf(roots: readonly FieldNode[], { query, variables }: GraphQL): Operation {
  const [root] = roots;
  switch (root?.name.value) {
    case 'createRef':
      return { name: 'write' };
    case 'markPullRequestReadyForReview':
    case 'convertPullRequestToDraft':
      return { name: 'set status' };
    case 'createCommitOnBranch': {
      const selected = fieldsIn(root.selectionSet)[0]?.selectionSet?.loc;
      const selection = query.slice((selected?.start ?? 0) + 1, (selected?.end ?? 0) - 1);
      return { name: 'commit', input: variables.input, selection };
    }
    default:
      return { name: 'unknown' };
  }
}

function fieldsIn(selectionSet: SelectionSetNode | undefined): FieldNode[] {
  return selectionSet?.selections.filter((each) => each.kind === Kind.FIELD) ?? [];
}
