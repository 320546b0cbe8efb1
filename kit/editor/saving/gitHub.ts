import { type GitHubRequest, type Operation, operationOf } from '../engine/hostRequests';
import { isSaveAwaited } from '../engine/typedWords';
import { api, ask } from './askGitHub';
import { commit, deleteBranch, discard, listDrafts, openDraft, publish, readHead } from './drafts';
import { intercept, type Sent, saidIfRefused } from './send';

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
