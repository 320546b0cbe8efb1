import { fileInForm } from '../../content/check/formatProblem';
import { collectionOf } from '../../content/model/entry';
import { replace } from '../engine/buttons';
import { isDraftBranch } from '../engine/draftBranches';
import type { Commit } from '../engine/operations';
import { type Answer, answerOf, ask, readQuery, refusalIn, type Sent } from './ask';
import { bytesOf, textOf } from './base64';
import { begun, gone, heads } from './drafts';
import { readFolder } from './folder';
import { assertMaySave, declined } from './question';
import { hasReplaced, maySave } from './versions';

const onlyShown = `Pictures can’t be changed here: that would go live at once, without a draft. In the form of a page that shows the picture, press ${replace}, and upload the new one.`;

/** A branch as it is by now. */
interface Branch {
  /** Its head, as the answer to a commit would have it. */
  head: { oid: string };
  hasPullRequest: boolean;
  /** The files that the commit is about, by their path. */
  files: Map<string, { oid: string; object?: { text?: string } }>;
}

/** Commits what a form has written, only in the place of what the form was opened with, and not twice. */
export async function commit(sent: Sent, { input, selection }: Commit): Promise<Answer> {
  const { branchName } = input.branch;
  const { additions } = input.fileChanges;
  if (!isDraftBranch(branchName)) throw new Error(onlyShown);
  const branch = await lookAt(sent, { input, selection });
  if (heads.has(branchName) && !branch?.hasPullRequest) throw new Error(gone);
  if (!branch) return ask(sent);
  for (const addition of additions) await follow(sent, branch, addition, input);
  const isDone = await hasAll(branch, input);
  if (!isDone) {
    await assertMaySave(
      additions.map(({ path, contents }) => {
        return { text: textOf(contents), there: textThere(branch, path, input) };
      }),
    );
    input.expectedHeadOid = branch.head.oid;
  }
  const body = JSON.stringify({ ...JSON.parse(String(sent.request.body)), variables: { input } });
  const answer = isDone
    ? answerOf({ data: { createCommitOnBranch: { commit: branch.head } } })
    : await ask({ ...sent, request: { ...sent.request, body } });
  if (refusalIn(answer)) return answer;
  const { data } = await answer.response.clone().json();
  const known = heads.has(branchName) ? heads : begun;
  known.set(branchName, data.createCommitOnBranch.commit.oid);
  return answer;
}

/** Asks for a branch; undefined if there is none. */
async function lookAt(sent: Sent, { input, selection }: Commit): Promise<Branch | undefined> {
  const { branch, fileChanges } = input;
  const [owner, repo] = branch.repositoryNameWithOwner.split('/');
  const paths = [...fileChanges.additions, ...fileChanges.deletions].map(({ path }) => path);
  const files = paths.map((path, index) => {
    return `there_${index}: file(path: ${JSON.stringify(path)}) { oid object { ... on Blob { text } } }`;
  });
  const { repository } = await readQuery(
    sent,
    `query($owner: String!, $repo: String!, $branch: String!) {
      repository(owner: $owner, name: $repo) {
        head: ref(qualifiedName: $branch) { target { ... on Commit { ${selection} } } }
        files: ref(qualifiedName: $branch) { target { ... on Commit { oid ${files.join(' ')} } } }
        pullRequests(headRefName: $branch, states: OPEN) { totalCount }
      }
    }`,
    { owner, repo, branch: branch.branchName },
  );
  if (!repository?.head) return undefined;
  const { target } = repository.files;
  const found = paths.map((path, index) => [path, target[`there_${index}`]] as const);
  return {
    head: repository.head.target,
    hasPullRequest: repository.pullRequests.totalCount > 0,
    files: new Map(found.filter(([, file]) => file)),
  };
}

/** The places of files that got another name in Git, by those that their forms know. */
const moved = new Map<string, string>();

/** Has a file saved where it is by now, if it got another name in Git since its form was opened. */
async function follow(
  sent: Sent,
  { head, files }: Branch,
  addition: { path: string; contents: string },
  { branch, fileChanges }: Commit['input'],
): Promise<void> {
  const { path } = addition;
  const text = textOf(addition.contents);
  const isThere = files.has(path) || fileChanges.deletions.length > 0;
  if (isThere || !collectionOf(path) || !(await hasReplaced(text))) return;
  const folder = path.slice(0, path.lastIndexOf('/'));
  const [owner, repo] = branch.repositoryNameWithOwner.split('/');
  const found = await readFolder(sent, { owner, repo, place: `${head.oid}:${folder}` });
  for (const file of found) {
    if (!(await maySave(text, file.text))) continue;
    const question = `This was renamed in Git since you opened it: ${fileInForm(path)} is ${fileInForm(file.path)} now.

OK saves your words there. Cancel saves nothing, and keeps your words in the form.`;
    if (moved.get(path) !== file.path && !confirm(question)) throw new Error(declined);
    moved.set(path, file.path);
    addition.path = file.path;
    files.set(file.path, { oid: file.oid, object: { text: file.text } });
    return;
  }
}

/** What a file contains by now; one that gets another name is still where it was. */
function textThere({ files }: Branch, path: string, { fileChanges }: Commit['input']) {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const before = fileChanges.deletions.find((one) => one.path.startsWith(folder))?.path;
  return (files.get(path) ?? files.get(before ?? ''))?.object?.text;
}

/** Whether a branch has all that a commit would change: it was done, and its answer lost. */
async function hasAll({ files }: Branch, { fileChanges }: Commit['input']): Promise<boolean> {
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
