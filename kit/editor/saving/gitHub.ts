import { type GitHubRequest, type Operation, operationOf } from '../engine/hostRequests';
import { isSaveAwaited } from '../engine/typedWords';
import { api, ask, type Sent } from './askGitHub';
import { commit, deleteBranch, discard, noteListed, openDraft, publish, readHead } from './drafts';

/** Stands between the engine and GitHub from then on: what replaces, publishes or drops words is compared first. */
export function watchGitHub(): void {
  const send = window.fetch;
  window.fetch = async (resource, request = {}) => {
    const address = resource instanceof Request ? resource.url : String(resource);
    if (!address.startsWith(api)) return send(resource, request);
    const sent = { address, request };
    const operation = operationOf(address.slice(api.length), request);
    try {
      return await answer(sent, operation);
    } catch (error) {
      // What stops a save, the engine says.
      if (operation.isWriting && !isSaveAwaited())
        alert(error instanceof Error ? error.message : error);
      throw error;
    }
  };
}

/** What is done instead of sending a request as it is. */
const ways: Partial<Record<GitHubRequest, (sent: Sent, branch: string) => Promise<Response>>> = {
  commit,
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
  if (name === 'list drafts' && !refusal) await noteListed(response.clone());
  // The engine has a way to go on where a branch exists already, and where something can’t be read.
  const isFinal = isWriting ? !refusal?.words.includes('already exists') : isSaveAwaited();
  if (refusal && isFinal) throw new Error(refusal.words);
  return response;
}
