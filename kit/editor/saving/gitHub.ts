import { isOpening } from '../engine/opening';
import { isSaveAwaited } from '../engine/saving';
import { ask, bodyOf, refusalIn, type Sent } from './ask';
import { commit, gone, heads, isOfDraft, opening } from './commit';
import { showNotice } from './notice';
import { merge, openPullRequest } from './pullRequests';
import { again, broken, isPassing, silent, unreachable, wordsOf } from './refusals';
import { reloadSaved } from './unsaved';

const api = 'https://api.github.com/';

/**
 * From now on, stands between the engine and GitHub: whoever saves is asked before they replace somebody else’s words, what
 * was done isn’t done twice because its answer was lost, and what GitHub refuses is said with what to do.
 */
export function watchGitHub(): void {
  const send = window.fetch;
  window.fetch = (resource, request = {}) => {
    const address = String(resource);
    return address.startsWith(api) ? answer(address, request) : send(resource, request);
  };
}

function answer(address: string, request: RequestInit): Promise<Response> {
  const { method = 'GET' } = request;
  const { query = '', variables = {} } = address.endsWith('/graphql')
    ? JSON.parse(String(request.body))
    : {};
  const isOfStatus = /\/issues\/\d+$|PullRequest(?:ReadyForReview|ToDraft)/.test(address + query);
  if (method === 'GET' || /^\s*query/.test(query)) {
    const reading = read(
      { address, request, isAwaited: () => isOpening() || isSaveAwaited() },
      query,
    );
    return isOfStatus ? explain(reading, true) : reading;
  }
  const sent = { address, request, isAwaited: () => true };
  // The engine goes on without the answer.
  if (method === 'DELETE') return ask(sent);
  if (query.includes('createRef')) opening.add(variables.input.name.replace('refs/heads/', ''));
  return explain(write(sent, query), isOfStatus);
}

function write(sent: Sent, query: string): Promise<Response> {
  if (query.includes('createCommitOnBranch')) return commit(sent);
  if (sent.address.endsWith('/pulls')) return openPullRequest(sent);
  if (sent.address.endsWith('/merge')) return merge(sent);
  return ask(sent);
}

/** Hands an answer to the engine, a refusal with what to do; says that itself where the engine wouldn’t. */
async function explain(writing: Promise<Response>, isOfStatus: boolean): Promise<Response> {
  let words: string;
  try {
    const response = await writing;
    const refusal = await refusalIn(response);
    // The engine has a way to go on.
    if (!refusal || refusal.message.includes('already exists')) return response;
    words = wordsOf(refusal);
  } catch (error) {
    words = reasonOf(error);
  }
  if (isSaveAwaited() && isOfStatus) {
    alert(`Your words are saved, as a draft. They aren’t in review: ${words}`);
    // The engine would say that they couldn’t be saved.
    await reloadSaved();
  }
  if (!isSaveAwaited()) alert(words);
  throw new Error(words);
}

/** What the writer is asked, once for all requests that are waiting. */
let trying: Promise<unknown> | undefined;

/**
 * Reads something. Where the engine would go on without it, on what isn’t known, or forget who has signed in, the writer is
 * asked to try again.
 */
async function read(sent: Sent, query: string): Promise<Response> {
  const isNeeded = isOpening() || /headRefOid|"cms\//.test(query);
  for (;;) {
    try {
      const response = await ask(sent);
      const refusal = await refusalIn(response);
      if (refusal && (isPassing(refusal) || isSaveAwaited())) throw new Error(wordsOf(refusal));
      if (query && !refusal) await note(sent, response.clone());
      return response;
    } catch (error) {
      if (!isNeeded) throw new Error(reasonOf(error));
      trying ??= showNotice(messageOf(error), ['Try again']).finally(() => {
        trying = undefined;
      });
      await trying;
    }
  }
}

/** Notes the heads of drafts. */
async function note(sent: Sent, response: Response): Promise<void> {
  const { repository } = (await response.json()).data;
  for (const { headRefName, headRefOid } of repository?.pullRequests?.nodes ?? []) {
    if (headRefOid) heads.set(headRefName, headRefOid);
  }
  // The engine would only say that there is no such branch.
  if (isOfDraft(bodyOf(sent).variables.branch) && repository?.ref === null) throw new Error(gone);
}

/** Why nothing was done, for whoever waits for it to be saved. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function reasonOf(error: unknown): string {
  const message = messageOf(error);
  return [broken, silent, unreachable].includes(message)
    ? `${message} ${again} in a minute.`
    : message;
}
