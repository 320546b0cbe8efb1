import { answerOf, ask, askOnce, bodyOf, isStopped, refusalIn, type Sent } from './ask';
import { bytesOf, textOf } from './base64';
import { showNotice } from './notice';
import { assertMaySave } from './question';
import { wordsOf } from './refusals';

export const gone =
  'This draft has been published or closed at GitHub since you opened it. The browser keeps your words: reload the page, choose Restore, and save again. That makes a new draft.';
const onlyShown =
  'Pictures can’t be changed here: that would go live at once, without a draft. Open the form of a page that shows the picture, and press Replace there.';

/** https://docs.github.com/en/graphql/reference/commits#createcommitonbranchinput */
interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  fileChanges: {
    additions: { path: string; contents: string }[];
    deletions: { path: string }[];
  };
}

/** A branch as it is by now. */
interface Branch {
  /** Its head, as the answer to a commit would have it. */
  head: { oid: string };
  hasPullRequest: boolean;
  /** The files that the commit is about, by their path. */
  files: Map<string, { oid: string; object?: { text?: string } }>;
}

const TRIES = 3;

/** The branches for which the engine is about to open a pull request. */
export const opening = new Set<string>();

/** The heads of drafts, as far as this tab knows them. */
export const heads = new Map<string, string>();

/** Whether a branch is that of a draft. */
export function isOfDraft(branch: unknown): boolean {
  return /^cms\//.test(String(branch));
}

/** Whether a file has a draft, as far as this tab knows. */
export function isDraft({ collection, name }: { collection: string; name: string }): boolean {
  return heads.has(`cms/${collection}/${name}`);
}

/** Commits what a form has written: once, and only in the place of what the form was opened with. */
export async function commit(sent: Sent): Promise<Response> {
  if (location.hash.startsWith('#/assets')) throw new Error(onlyShown);
  const { query, variables } = bodyOf(sent);
  const input: CommitInput = variables.input;
  const { branchName } = input.branch;
  let isSent = false;
  for (let tries = 1; ; tries += 1) {
    const branch = await lookAt(sent, query, input, isSent);
    if (!branch) return askOnce(sent);
    if (isOfDraft(branchName) && !branch.hasPullRequest && !opening.has(branchName)) {
      throw new Error(gone);
    }
    if (await isDone(branch, input)) {
      heads.set(branchName, branch.head.oid);
      return answerOf({ data: { createCommitOnBranch: { commit: branch.head } } });
    }
    await assertMaySave(
      input.fileChanges.additions.map(({ path, contents }) => {
        return { text: textOf(contents), there: textThere(branch, path, input) };
      }),
    );
    input.expectedHeadOid = branch.head.oid;
    try {
      const body = JSON.stringify({ query, variables });
      const response = await askOnce({ ...sent, request: { ...sent.request, body } });
      const refusal = await refusalIn(response);
      if (refusal?.type === 'STALE_DATA' && tries < TRIES) continue;
      if (!refusal) {
        const { data } = await response.clone().json();
        heads.set(branchName, data.createCommitOnBranch.commit.oid);
      }
      return response;
    } catch (error) {
      if (isStopped(error) || tries === TRIES) throw error;
      isSent = true;
    }
  }
}

/**
 * Asks for a branch; undefined if there is none. Once a commit has been sent whose answer was lost, the writer is asked to
 * try again, since nobody knows whether it was done.
 */
async function lookAt(
  sent: Sent,
  query: string,
  input: CommitInput,
  isSent: boolean,
): Promise<Branch | undefined> {
  const { branch, fileChanges } = input;
  const [owner, repo] = branch.repositoryNameWithOwner.split('/');
  const [, selection = 'oid'] = /commit\s*\{(.*)\}\s*\}\s*\}\s*$/s.exec(query) ?? [];
  const paths = [...fileChanges.additions, ...fileChanges.deletions].map(({ path }) => path);
  const files = paths.map((path, index) => {
    return `there_${index}: file(path: ${JSON.stringify(path)}) { oid object { ... on Blob { text } } }`;
  });
  const body = JSON.stringify({
    query: `query($owner: String!, $repo: String!, $branch: String!) {
      repository(owner: $owner, name: $repo) {
        head: ref(qualifiedName: $branch) { target { ... on Commit { ${selection} } } }
        files: ref(qualifiedName: $branch) { target { ... on Commit { oid ${files.join(' ')} } } }
        pullRequests(headRefName: $branch, states: OPEN) { totalCount }
      }
    }`,
    variables: { owner, repo, branch: branch.branchName },
  });
  const asked = ask({ ...sent, request: { ...sent.request, body } });
  const response = await asked.catch(async (error: Error) => {
    const words = `${error.message} Whether your words have arrived isn’t known yet.`;
    if (!isSent || (await showNotice(words, ['Ask again', 'Keep writing'])) !== 'Ask again')
      throw error;
    return undefined;
  });
  if (!response) return lookAt(sent, query, input, isSent);
  const refusal = await refusalIn(response);
  if (refusal) throw new Error(wordsOf(refusal));
  const { repository } = (await response.json()).data;
  if (!repository?.head) return undefined;
  const { target } = repository.files;
  const found = paths.map((path, index) => [path, target[`there_${index}`]] as const);
  return {
    head: repository.head.target,
    hasPullRequest: repository.pullRequests.totalCount > 0,
    files: new Map(found.filter(([, file]) => file)),
  };
}

/** What a file contains by now; one that gets another name is still where it was. */
function textThere({ files }: Branch, path: string, { fileChanges }: CommitInput) {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const before = fileChanges.deletions.find((one) => one.path.startsWith(folder))?.path;
  return (files.get(path) ?? files.get(before ?? ''))?.object?.text;
}

/** Whether a branch has all that a commit would change: it was done, and its answer lost. */
async function isDone({ files }: Branch, { fileChanges }: CommitInput): Promise<boolean> {
  const { additions, deletions } = fileChanges;
  const isThere = additions.map(
    async ({ path, contents }) => files.get(path)?.oid === (await oidOf(contents)),
  );
  const isGone = deletions.map(({ path }) => !files.has(path));
  return [...(await Promise.all(isThere)), ...isGone].every(Boolean);
}

/** The name that Git gives to a file. */
async function oidOf(contents: string): Promise<string> {
  const bytes = bytesOf(contents);
  const blob = new Blob([`blob ${bytes.length}\0`, bytes]);
  const digest = await crypto.subtle.digest('SHA-1', await blob.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
