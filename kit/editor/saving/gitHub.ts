import { isDraftBranch } from '../engine/draftBranches';
import { isOpening } from '../engine/opening';
import { type Operation, operationOf } from '../engine/operations';
import { isSaveAwaited } from '../engine/saveState';
import { type Answer, api, ask, refusalIn, type Sent } from './ask';
import { commitToDraft } from './commit';
import { draftHeads, gone } from './drafts';
import { noteRequest } from './liveBranch';
import { showNotice } from './notice';
import { deleteBranch, discard, openPullRequest, publish, resetBranch } from './pullRequests';
import { isPassing, reasonOf, refusalInWords } from './refusals';
import { reloadSaved } from './unsaved';

/**
 * From now on, stands between the engine and GitHub: it compares, and then writes or stops. Whoever saves is asked before
 * they replace somebody else’s words, and what GitHub refuses is said with what to do.
 */
export function watchGitHub(siteUrl: string | undefined): void {
  const send = window.fetch;
  window.fetch = async (resource, request = {}) => {
    const address = resource instanceof Request ? resource.url : String(resource);
    if (!address.startsWith(api)) return send(resource, request);
    noteRequest({ address, request });
    const path = address.slice(api.length);
    const operation = operationOf(path, request);
    if (operation.name === 'unknown') {
      console.warn(
        `The engine has asked something of GitHub that isn’t known, and it was sent as it is: ${request.method} ${path} ${request.body}. Say in kit/editor/engine/operations.ts what it does.`,
      );
      return send(resource, request);
    }
    const { response } = await answer({ address, request }, operation, siteUrl);
    return response;
  };
}

function answer(sent: Sent, operation: Operation, siteUrl: string | undefined): Promise<Answer> {
  switch (operation.name) {
    case 'read':
    case 'read drafts':
    case 'read head':
      return read(sent, operation);
    case 'delete branch':
      // The engine goes on without the answer.
      return deleteBranch(sent, operation.branch);
    case 'commit':
      return explain(commitToDraft(sent, operation.input));
    case 'open draft':
      return explain(openPullRequest(sent, operation.branch));
    case 'publish':
      return explain(publish(sent, siteUrl));
    case 'discard':
      return explain(discard(sent));
    case 'reset branch':
      return explain(resetBranch(sent, operation.branch));
    case 'read status':
    case 'set status':
      return explain(ask(sent), true);
    default:
      return explain(ask(sent));
  }
}

/** Hands an answer to the engine, a refusal with what to do; says that itself where the engine wouldn’t. */
async function explain(writing: Promise<Answer>, isOfStatus = false): Promise<Answer> {
  let words: string;
  try {
    const written = await writing;
    const refusal = refusalIn(written);
    // The engine has a way to go on.
    if (!refusal || refusal.message.includes('already exists')) return written;
    words = refusalInWords(refusal);
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
async function read(sent: Sent, operation: Operation): Promise<Answer> {
  const isNeeded = isOpening() || operation.name === 'read drafts';
  for (;;) {
    try {
      const found = await ask(sent);
      const refusal = refusalIn(found);
      if (refusal && (isPassing(refusal) || isSaveAwaited()))
        throw new Error(refusalInWords(refusal));
      if (!refusal) await note(found, operation);
      return found;
    } catch (error) {
      if (!isNeeded) throw new Error(reasonOf(error));
      trying ??= showNotice(reasonOf(error), 'Try again').finally(() => {
        trying = undefined;
      });
      await trying;
    }
  }
}

/** Notes the heads of drafts. */
async function note({ response }: Answer, operation: Operation): Promise<void> {
  if (operation.name !== 'read drafts' && operation.name !== 'read head') return;
  const { repository } = (await response.clone().json()).data;
  for (const { headRefName, headRefOid } of repository?.pullRequests?.nodes ?? []) {
    if (headRefOid) draftHeads.set(headRefName, headRefOid);
  }
  // The engine would only say that there is no such branch.
  const isLost = operation.name === 'read head' && repository?.ref === null;
  if (isLost && isDraftBranch(operation.branch)) throw new Error(gone);
}
