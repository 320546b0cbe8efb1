import { answerOf, ask, askOnce, bodyOf, isStopped, type Sent } from './ask';
import { gone, heads, opening } from './commit';

const TRIES = 3;

const moved = `Somebody else has changed this draft since you opened it.

OK publishes it as it is now. Cancel publishes nothing: reload the page to see it.`;

/** Opens a pull request, or takes the one that there is: its answer was lost, or somebody else has saved first. */
export async function openPullRequest(sent: Sent): Promise<Response> {
  const { head } = bodyOf(sent);
  const response = await ask(sent);
  const [, owner] = /\/repos\/([^/]+)\//.exec(sent.address) ?? [];
  const address = `${sent.address}?state=open&head=${owner}:${encodeURIComponent(head)}`;
  const [found] = response.status === 422 ? await (await get(sent, address)).json() : [];
  if (response.ok || found) opening.delete(head);
  return found ? answerOf(found, 201) : response;
}

/** Merges a pull request as this tab knows it, and once. */
export async function merge(sent: Sent): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await get(sent, sent.address.replace(/\/merge$/, ''));
    if (!response.ok) return response;
    const { merged, state, head } = await response.json();
    if (merged) return answerOf({ merged });
    if (state === 'closed') throw new Error(gone);
    const known = heads.get(head.ref) ?? head.sha;
    if (known !== head.sha && !confirm(moved)) throw new Error('Nothing was published.');
    heads.set(head.ref, head.sha);
    try {
      const body = JSON.stringify({ ...bodyOf(sent), sha: head.sha });
      const answer = await askOnce({ ...sent, request: { ...sent.request, body } });
      if (answer.ok) heads.delete(head.ref);
      if (answer.status !== 409 || tries === TRIES) return answer;
    } catch (error) {
      if (isStopped(error) || tries === TRIES) throw error;
    }
  }
}

function get(sent: Sent, address: string): Promise<Response> {
  return ask({ ...sent, address, request: { headers: sent.request.headers ?? {} } });
}
