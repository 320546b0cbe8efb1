import { replaceButton, restoreButton } from '../engine/buttons';
import {
  draftBranchOf,
  type GitHubCommit,
  type GitHubRequest,
  isDraftBranch,
  type Operation,
  operationOf,
} from '../engine/hostRequests';
import { isSaveAwaited } from '../engine/typedWords';
import { api, ask, askFor, owner, read, readQuery } from './askGitHub';
import { sameMoment, save } from './comparedSave';
import { intercept, type Sent, saidIfRefused, withBody } from './send';

/* GitHub as the host: a draft is a branch, with a pull request from it. */

const gone = `This draft has been published or closed at GitHub since you opened it. The browser keeps your words: reload the page, choose ${restoreButton}, and save again. That makes a new draft.`;

const onlyShown = `Pictures can’t be changed here: that would go live at once, without a draft. In the form of a page that shows the picture, press ${replaceButton}, and upload the new one.`;

/** The head of each draft, by its branch, that this tab last saw or wrote. */
const heads = new Map<string, string>();

/** The same of branches that this tab has begun, until a pull request lists them. */
const begun = new Map<string, string>();

/** Stands between the engine and GitHub: what replaces, publishes or drops words is compared first. */
export function watchGitHub(): void {
  intercept(api, (sent) => {
    const operation = operationOf(sent.address.slice(api.length), sent.request);
    const answered = answer(sent, operation);
    return operation.isWriting ? saidIfRefused(answered) : answered;
  });
}

/** What is done instead of sending a request as it is. */
const ways: Partial<Record<GitHubRequest, (sent: Sent, branch: string) => Promise<Response>>> = {
  commit,
  'list drafts': listDrafts,
  'open draft': openDraft,
  publish,
  discard,
  'delete branch': deleteBranch,
  'read head': readHead,
};

async function answer(sent: Sent, { name, branch, isWriting }: Operation): Promise<Response> {
  if (name === undefined) {
    const { method, body } = sent.request;
    console.warn(
      `Say in kit/editor/engine/hostRequests.ts what this does: ${method} ${sent.address} ${body}`,
    );
    throw new Error(
      'The editor doesn’t know what this would change at GitHub, and has sent nothing. Your words are still in the form. Tell a developer, who finds the request in the browser’s console.',
    );
  }
  const way = ways[name];
  if (way) return way(sent, branch);
  const { response, refusal } = await ask(sent);
  // The engine has a way to go on where a branch exists already, and where something can’t be read.
  const isFinal = isWriting ? !refusal?.words.includes('already exists') : isSaveAwaited();
  if (refusal && isFinal) throw new Error(refusal.words);
  return response;
}

/** Whether a file has a draft, as far as this tab knows. */
export function isDraft(file: { collection: string; name: string }): boolean {
  return heads.has(draftBranchOf(file));
}

/** Lists the drafts for the engine. */
async function listDrafts(sent: Sent): Promise<Response> {
  const { response, body } = await askFor(sent);
  for (const { headRefName, headRefOid } of body.data.repository.pullRequests.nodes) {
    heads.set(headRefName, headRefOid);
  }
  return response;
}

/** The head of a branch, which the engine asks for before it commits. */
async function readHead(sent: Sent, branch: string): Promise<Response> {
  const { response, body } = await askFor(sent);
  // The engine would only say that there is no such branch.
  if (isDraftBranch(branch) && body.data.repository.ref === null) throw new Error(gone);
  return response;
}

/** Commits what a form has written to its draft. */
async function commit(sent: Sent): Promise<Response> {
  const { variables } = JSON.parse(String(sent.request.body));
  const input: GitHubCommit = variables.input;
  const { additions: sentFiles, deletions } = input.fileChanges;
  const { branchName } = input.branch;
  if (!isDraftBranch(branchName)) throw new Error(onlyShown);
  const files = sentFiles.map(({ path, contents }) => {
    const from = deletions.find((gone) => folderOf(gone.path) === folderOf(path))?.path;
    return { path, from, content: contents };
  });
  return save(files, {
    look: (paths) => look(branchName, paths),
    async write(texts, head) {
      const additions = sentFiles.map(({ path, contents }) => {
        return { path, contents: texts.get(path) ?? contents };
      });
      const fileChanges = { additions, deletions };
      const written = { ...input, expectedHeadOid: head, fileChanges };
      const answer = await ask(withBody(sent, { variables: { input: written } }));
      const { response, body, refusal } = answer;
      if (refusal?.type === 'STALE_DATA') return undefined;
      if (refusal) throw new Error(refusal.words);
      const known = heads.has(branchName) ? heads : begun;
      known.set(branchName, body.data.createCommitOnBranch.commit.oid);
      return response;
    },
  });
}

/** What a branch has at some paths; throws if it was that of a draft that is over. */
export async function look(branch: string, paths: readonly string[]) {
  const asked = paths.map((path, index) => {
    return `there_${index}: file(path: ${JSON.stringify(path)}) { object { ... on Blob { text } } }`;
  });
  const { ref, pullRequests } = await readQuery(
    `ref(qualifiedName: $branch) { target { ... on Commit { oid ${asked.join(' ')} } } }
    pullRequests(headRefName: $branch, states: OPEN) { totalCount }`,
    branch,
  );
  if (!ref || (heads.has(branch) && pullRequests.totalCount === 0)) throw new Error(gone);
  const { target } = ref;
  const texts = new Map<string, string>();
  for (const [index, path] of paths.entries()) {
    const there = target[`there_${index}`];
    if (there) texts.set(path, there.object?.text ?? '');
  }
  return { texts, version: String(target.oid) };
}

/** A pull request, as https://docs.github.com/en/rest/pulls/pulls has it. */
interface PullRequest {
  merged: boolean;
  state: 'open' | 'closed';
  head: { ref: string; sha: string };
}

/** Opens the pull request of a draft, or takes the one that there is: its answer was lost. */
async function openDraft(sent: Sent, branch: string): Promise<Response> {
  const { response, body, refusal } = await ask(sent);
  const [pull]: PullRequest[] = refusal ? await openPullsOf(branch) : [body];
  if (pull === undefined) throw new Error(refusal?.words);
  const { sha } = pull.head;
  // Somebody else’s beginning has taken the place of this one.
  if ((begun.get(branch) ?? sha) !== sha) throw new Error(sameMoment);
  begun.delete(branch);
  heads.set(branch, sha);
  return refusal ? new Response(JSON.stringify(pull), { status: 201 }) : response;
}

/** Deletes the branch of a draft that is over, unless somebody has begun another there. */
async function deleteBranch(sent: Sent, branch: string): Promise<Response> {
  const [another] = await openPullsOf(branch);
  // GitHub may have deleted it by itself; of one that stays, the next draft begins anew.
  if (!another) await ask(sent);
  return new Response('{}');
}

/** Merges a draft, as this tab knows it. */
async function publish(sent: Sent): Promise<Response> {
  const { merged, state, head } = await knownPull(sent, ['publishes', 'published']);
  // Its answer was lost.
  if (merged) return new Response('{ "merged": true }');
  if (state === 'closed') throw new Error(gone);
  const { response } = await askFor(withBody(sent, { sha: head.sha }));
  heads.delete(head.ref);
  return response;
}

/** Closes a draft, as this tab knows it. */
async function discard(sent: Sent): Promise<Response> {
  const { head } = await knownPull(sent, ['discards', 'discarded']);
  const { response } = await askFor(sent);
  heads.delete(head.ref);
  return response;
}

/**
 * The pull request that something is done to. While its head isn’t the one that this tab last saw or wrote, the writer is
 * asked, also if it changes during the question.
 */
async function knownPull(
  sent: Sent,
  [does, done]: readonly [does: string, done: string],
): Promise<PullRequest> {
  const pull: PullRequest = await read(/\/(pulls\/\d+)/.exec(sent.address)?.[1] ?? '');
  const { ref, sha } = pull.head;
  if (pull.state === 'closed' || (heads.get(ref) ?? sha) === sha) return pull;
  const { author, commit } = await read(`commits/${sha}`);
  const question = `${author?.login ?? commit.author.name} has changed this draft since you opened it.

OK ${does} it as it is now. Cancel leaves it: reload the page to see it.`;
  if (!confirm(question)) throw new Error(`Nothing was ${done}.`);
  heads.set(ref, sha);
  return knownPull(sent, [does, done]);
}

function openPullsOf(branch: string): Promise<PullRequest[]> {
  return read(`pulls?state=open&head=${owner}:${encodeURIComponent(branch)}`);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
