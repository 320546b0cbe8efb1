import { type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql/language';

/*
 * Relies on: the requests that the engine sends to GitHub, of which `operations.jsonl` has one of each kind.
 * Without it: nobody is asked before somebody else’s words are replaced, published or discarded.
 * Would be replaced by: a question before each of these, which the engine doesn’t offer.
 */

/** https://docs.github.com/en/graphql/reference/commits#createcommitonbranchinput */
export interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges: {
    additions: { path: string; contents: string }[];
    deletions: { path: string }[];
  };
}

/** What the engine wants of GitHub. */
export type Operation =
  | { name: 'commit'; input: CommitInput }
  | { name: 'read head' | 'reset branch' | 'delete branch' | 'open draft'; branch: string }
  | { name: Plain };

type Plain =
  /** The list of drafts, or the texts of some: without them, the engine would show what is published. */
  | 'read drafts'
  | 'read status'
  | 'set status'
  | 'publish'
  | 'discard'
  /** What needs no question. */
  | 'read'
  | 'write'
  | 'unknown';

const rest: readonly (readonly [request: RegExp, name: Plain])[] = [
  [/^GET (?:user|(?:collaborators|git|pulls)\/.+)$/, 'read'],
  [/^GET issues\/\d+$/, 'read status'],
  [/^PATCH issues\/\d+$/, 'set status'],
  [/^POST issues\/\d+\/labels$/, 'write'],
  [/^PUT pulls\/\d+\/merge$/, 'publish'],
];

const mutations: Readonly<Record<string, Plain>> = {
  createRef: 'write',
  markPullRequestReadyForReview: 'set status',
  convertPullRequestToDraft: 'set status',
};

/** The fields of a repository that the engine reads. */
const known = ['id', 'defaultBranchRef', 'object', 'pullRequests', 'ref'];

/**
 * Which of GitHub’s operations a request of the engine is; `unknown` for one of a kind that it didn’t send when
 * `operations.jsonl` was recorded.
 *
 * @param path of the request, below the address of GitHub’s API
 */
export function operationOf(path: string, { method = 'GET', body }: RequestInit): Operation {
  const sent = typeof body === 'string' ? JSON.parse(body) : {};
  if (path === 'graphql') return operationOfQuery(sent);
  const request = `${method} ${path.replace(/^repos\/[^/]+\/[^/]+\/|\?.*$/g, '')}`;
  if (request === 'POST pulls') return { name: 'open draft', branch: sent.head };
  const [, act, branch] = /^(PATCH|DELETE) git\/refs\/heads\/(.+)$/.exec(request) ?? [];
  if (branch) {
    return { name: act === 'PATCH' ? 'reset branch' : 'delete branch', branch: decodeURI(branch) };
  }
  if (/^PATCH pulls\/\d+$/.test(request) && sent.state === 'closed') return { name: 'discard' };
  const [, name = 'unknown'] = rest.find(([pattern]) => pattern.test(request)) ?? [];
  return { name };
}

function operationOfQuery({
  query,
  variables,
}: {
  query: string;
  variables: { branch?: string; input: CommitInput };
}): Operation {
  const [definition] = parse(query).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) return { name: 'unknown' };
  const roots = fieldsIn(definition.selectionSet);
  const names = roots.map(({ name }) => name.value);
  if (definition.operation === 'mutation') {
    const [name = ''] = names;
    if (name === 'createCommitOnBranch') return { name: 'commit', input: variables.input };
    return { name: mutations[name] ?? 'unknown' };
  }
  const fields = roots.flatMap(({ selectionSet }) => fieldsIn(selectionSet));
  const isKnown = fields.every(({ name }) => known.includes(name.value));
  if (!isKnown || names.some((name) => name !== 'repository')) return { name: 'unknown' };
  const isOfDrafts = has(fields, 'pullRequests', 'labels') || has(fields, 'object', 'expression');
  if (isOfDrafts) return { name: 'read drafts' };
  const [field] = fields;
  const isHead = field?.name.value === 'ref' && !field.alias;
  return isHead ? { name: 'read head', branch: variables.branch ?? '' } : { name: 'read' };
}

function fieldsIn(selectionSet: SelectionSetNode | undefined): FieldNode[] {
  return selectionSet?.selections.filter((each) => each.kind === Kind.FIELD) ?? [];
}

/** Whether a field is asked for with an argument. */
function has(fields: readonly FieldNode[], field: string, argument: string): boolean {
  const asked = fields.filter(({ name }) => name.value === field);
  return asked.some((each) => each.arguments?.some(({ name }) => name.value === argument));
}
