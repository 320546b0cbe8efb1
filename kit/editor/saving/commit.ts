import { fileInForm } from '../../content/check/wording';
import { collectionOf } from '../../content/model/entry';
import { replace } from '../engine/buttons';
import { isDraftBranch } from '../engine/draftBranches';
import type { CommitInput } from '../engine/operations';
import { type Answer, ask, readQuery, refusalIn, type Sent } from './ask';
import { decodedText } from './base64';
import { draftHeads, gone, unlistedHeads } from './drafts';
import { readFolder } from './folder';
import { assertMaySave, declined } from './question';
import { hasReplaced, maySave } from './versions';

const onlyShown = `Pictures can’t be changed here: that would go live at once, without a draft. In the form of a page that shows the picture, press ${replace}, and upload the new one.`;

/** A branch as it is by now. */
interface Branch {
  oid: string;
  hasPullRequest: boolean;
  /** The texts of the files that the commit is about, by their path; empty of a picture. */
  files: Map<string, string>;
}

/** Commits what a form has written, only in the place of what the form was opened with. */
export async function commitToDraft(sent: Sent, input: CommitInput): Promise<Answer> {
  const { branchName } = input.branch;
  const { additions, deletions } = input.fileChanges;
  if (!isDraftBranch(branchName)) throw new Error(onlyShown);
  const branch = await lookAt(sent, input);
  if (draftHeads.has(branchName) && !branch?.hasPullRequest) throw new Error(gone);
  if (!branch) return ask(sent);
  const { oid, files } = branch;
  const entries = additions.filter(({ path }) => collectionOf(path));
  for (const entry of entries) await follow(sent, branch, entry, input);
  await assertMaySave(
    entries.map(({ path, contents }) => {
      return {
        path,
        text: decodedText(contents),
        there: files.get(path) ?? files.get(pathBefore(path, input)),
      };
    }),
  );
  // What was deleted before, and its answer lost, can’t be deleted again.
  const left = deletions.filter(({ path }) => files.has(path));
  const fileChanges = { additions, deletions: left };
  const variables = { input: { ...input, expectedHeadOid: oid, fileChanges } };
  const body = JSON.stringify({ ...JSON.parse(String(sent.request.body)), variables });
  const answer = await ask({ ...sent, request: { ...sent.request, body } });
  if (refusalIn(answer)) return answer;
  const { data } = await answer.response.clone().json();
  const known = draftHeads.has(branchName) ? draftHeads : unlistedHeads;
  known.set(branchName, data.createCommitOnBranch.commit.oid);
  return answer;
}

/** Asks for a branch; undefined if there is none. */
async function lookAt(sent: Sent, { branch, fileChanges }: CommitInput) {
  const [owner, repo] = branch.repositoryNameWithOwner.split('/');
  const paths = [...fileChanges.additions, ...fileChanges.deletions].map(({ path }) => path);
  const asked = paths.map((path, index) => {
    return `there_${index}: file(path: ${JSON.stringify(path)}) { object { ... on Blob { text } } }`;
  });
  const { repository } = await readQuery(
    sent,
    `query($owner: String!, $repo: String!, $branch: String!) {
      repository(owner: $owner, name: $repo) {
        ref(qualifiedName: $branch) { target { ... on Commit { oid ${asked.join(' ')} } } }
        pullRequests(headRefName: $branch, states: OPEN) { totalCount }
      }
    }`,
    { owner, repo, branch: branch.branchName },
  );
  if (!repository?.ref) return undefined;
  const { target } = repository.ref;
  const files: Branch['files'] = new Map();
  for (const [index, path] of paths.entries()) {
    const there = target[`there_${index}`];
    if (there) files.set(path, there.object?.text ?? '');
  }
  return { oid: target.oid, hasPullRequest: repository.pullRequests.totalCount > 0, files };
}

/** The places of files that got another name in Git, by those that their forms know. */
const moved = new Map<string, string>();

/** Has a file saved where it is by now, if it got another name in Git since its form was opened. */
async function follow(
  sent: Sent,
  { oid, files }: Branch,
  addition: { path: string; contents: string },
  { branch, fileChanges }: CommitInput,
): Promise<void> {
  const { path } = addition;
  const text = decodedText(addition.contents);
  const isThere = files.has(path) || fileChanges.deletions.length > 0;
  if (isThere || !(await hasReplaced(text))) return;
  const [owner, repo] = branch.repositoryNameWithOwner.split('/');
  const found = await readFolder(sent, { owner, repo, place: `${oid}:${folderOf(path)}` });
  for (const file of found) {
    if (!(await maySave(text, file.text))) continue;
    const question = `This was renamed in Git since you opened it: ${fileInForm(path)} is ${fileInForm(file.path)} now.

OK saves your words there. Cancel saves nothing, and keeps your words in the form.`;
    if (moved.get(path) !== file.path && !confirm(question)) throw new Error(declined);
    moved.set(path, file.path);
    addition.path = file.path;
    files.set(file.path, file.text);
    return;
  }
}

/** Where a renamed file was before; empty for a file that isn’t renamed. */
function pathBefore(path: string, { fileChanges }: CommitInput): string {
  const renamed = fileChanges.deletions.find((one) => folderOf(one.path) === folderOf(path));
  return renamed?.path ?? '';
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
