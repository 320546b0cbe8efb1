import { type Answer, answerOf, ask, read, refusalIn, type Sent } from './ask';
import { draftHeads, gone, unlistedHeads } from './drafts';
import { assertPublishable } from './publication';

const meanwhile =
  'Somebody else has saved this at the same moment, and their words are in the draft now. Save again: you are asked then.';

/** A pull request, as https://docs.github.com/en/rest/pulls/pulls has it. */
export interface PullRequest {
  merged: boolean;
  state: 'open' | 'closed';
  head: { ref: string; sha: string };
  base: { ref: string };
}

/** Opens a pull request, or takes the one that there is if it has the same commit: its answer was lost. */
export async function openPullRequest(sent: Sent, branch: string): Promise<Answer> {
  const opened = await ask(sent);
  const isThere = opened.response.status === 422;
  if (refusalIn(opened) && !isThere) return opened;
  const [found] = isThere
    ? await pullsOf(sent, branch, 'open')
    : [await opened.response.clone().json()];
  if (!found) return opened;
  const { sha } = found.head;
  if (unlistedHeads.has(branch) && unlistedHeads.get(branch) !== sha) throw new Error(meanwhile);
  unlistedHeads.delete(branch);
  draftHeads.set(branch, sha);
  return isThere ? answerOf(found, 201) : opened;
}

/**
 * Lets the engine drop what a branch has if that was published or closed. Otherwise somebody is just beginning a draft
 * there: the branch stays, and what the engine commits next is compared with it.
 */
export async function resetBranch(sent: Sent, branch: string): Promise<Answer> {
  const { sha: main } = JSON.parse(String(sent.request.body));
  const { commits } = await read(sent, `compare/${main}...${branch}`);
  const closed = commits.length > 0 ? await pullsOf(sent, branch, 'closed') : [];
  const sha = commits.at(-1)?.sha;
  const isOver = commits.length === 0 || closed.some(({ head }) => head.sha === sha);
  return isOver ? ask(sent) : answerOf({ object: { sha } });
}

/** Merges a pull request as this tab knows it, once it is sure that the site can be built with it. */
export async function publish(sent: Sent, siteUrl: string | undefined): Promise<Answer> {
  const pull: PullRequest = await read(sent, pullIn(sent));
  if (pull.merged) return answerOf({ merged: true });
  if (pull.state === 'closed') throw new Error(gone);
  await assertKnown(sent, pull, ['publishes', 'published']);
  await assertPublishable(sent, pull, siteUrl);
  const { head } = pull;
  const body = JSON.stringify({ ...JSON.parse(String(sent.request.body)), sha: head.sha });
  const answer = await ask({ ...sent, request: { ...sent.request, body } });
  if (answer.response.ok) draftHeads.delete(head.ref);
  return answer;
}

/** Deletes the branch of a draft that is over, unless somebody has begun another there. */
export async function deleteBranch(sent: Sent, branch: string): Promise<Answer> {
  const [begunSince] = await pullsOf(sent, branch, 'open');
  return begunSince ? answerOf({}) : ask(sent);
}

/** Closes a pull request as this tab knows it. */
export async function discard(sent: Sent): Promise<Answer> {
  const pull: PullRequest = await read(sent, pullIn(sent));
  if (pull.state === 'open') await assertKnown(sent, pull, ['discards', 'discarded']);
  const answer = await ask(sent);
  if (answer.response.ok) draftHeads.delete(pull.head.ref);
  return answer;
}

/** Asks before something is done to a draft that somebody else has changed. */
async function assertKnown(
  sent: Sent,
  { head: { ref, sha } }: PullRequest,
  [does, done]: readonly [does: string, done: string],
): Promise<void> {
  if ((draftHeads.get(ref) ?? sha) === sha) return;
  const { author, commit } = await read(sent, `commits/${sha}`);
  const question = `${author?.login ?? commit.author.name} has changed this draft since you opened it.

OK ${does} it as it is now. Cancel leaves it: reload the page to see it.`;
  if (!confirm(question)) throw new Error(`Nothing was ${done}.`);
  draftHeads.set(ref, sha);
}

function pullIn({ address }: Sent): string {
  return /\/(pulls\/\d+)/.exec(address)?.[1] ?? '';
}

function pullsOf(sent: Sent, branch: string, state: string): Promise<PullRequest[]> {
  const [, owner] = /\/repos\/([^/]+)\//.exec(sent.address) ?? [];
  return read(sent, `pulls?state=${state}&head=${owner}:${encodeURIComponent(branch)}`);
}
