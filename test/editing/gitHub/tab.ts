import * as checkChanges from '../../../kit/content/check/checkChanges';
import * as checkContent from '../../../kit/content/check/checkContent';
import * as wording from '../../../kit/content/check/wording';
import * as entry from '../../../kit/content/model/entry';
import * as parseFile from '../../../kit/content/read/parseFile';
import * as fileChanges from '../../../kit/editor/changes/fileChanges';
import { bakery } from '../../bakery/content';
import { makeContentFolder } from '../../jest/contentFolder';
import { createGitHub } from './gitHub';

/* Tabs of an editor at the protocol: they send what the engine sends. For tests. */

export const file = 'content/rooms/oven.md';
export const draft = 'cms/rooms/oven';
export const label = 'sveltia-cms/draft';
const api = 'https://api.github.com';
const repository = `${api}/repos/owner/site`;
const names = { owner: 'owner', repo: 'site' };

type Fetch = typeof window.fetch;
type GitHub = ReturnType<typeof createGitHub>;

/** What the writer is asked and told, and their answers. */
export const writer = {
  asked: [] as string[],
  told: [] as string[],
  isAgreed: false,
  isSaving: false,
};

/** A page as far as the code that stands between the engine and GitHub needs it. */
function stubPage(fetch: Fetch): void {
  const confirm = (question: string) => {
    writer.asked.push(question);
    return writer.isAgreed;
  };
  const alert = (words: string) => writer.told.push(words);
  Object.assign(globalThis, { window: { fetch }, confirm, alert });
  // A tab has its own memory; what only computes is loaded once.
  jest.doMock('../../../kit/content/check/checkChanges', () => checkChanges);
  jest.doMock('../../../kit/content/check/checkContent', () => checkContent);
  jest.doMock('../../../kit/content/check/wording', () => wording);
  jest.doMock('../../../kit/content/model/entry', () => entry);
  jest.doMock('../../../kit/content/read/parseFile', () => parseFile);
  jest.doMock('../../../kit/editor/engine/opening', () => ({ isOpening: () => false }));
  jest.doMock('../../../kit/editor/engine/saveState', () => ({
    isSaveAwaited: () => writer.isSaving,
  }));
  jest.doMock('../../../kit/editor/engine/engineQuestion', () => ({ isAgreed: () => false }));
  jest.doMock('../../../kit/editor/saving/notice', () => ({
    showNotice: async () => 'Try again',
    askWriter: async (question: string) => confirm(question),
  }));
  jest.doMock('../../../kit/editor/changes/conflictList', () => ({
    conflictList: () => undefined,
  }));
  jest.doMock('../../../kit/editor/changes/fileChanges', () => fileChanges);
}

function fetchFrom(gitHub: GitHub, login: string): Fetch {
  return async (resource, request) => {
    const answered = await gitHub.answer({
      method: request?.method ?? 'GET',
      url: String(resource),
      token: login,
      body: request?.body ? String(request.body) : null,
    });
    if (!answered) throw new TypeError('Failed to fetch');
    const { status, headers, body } = answered;
    return new Response(status === 204 ? null : String(body), { status, headers });
  };
}

/** A tab with the form of a file, which asks GitHub for the same as the engine, as the named writer. */
export async function openTab(gitHub: GitHub, login: string) {
  let fetch: Fetch = fetchFrom(gitHub, login);
  let versions: typeof import('../../../kit/editor/saving/versions') | undefined;
  let pull: { number: number; branch: string } | undefined;
  let text = '';
  let version: string | undefined;
  const seen = new Set<string>();

  async function rest(method: string, place: string, body?: object) {
    const request = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${repository}/${place}`, request);
    const answered = response.status === 204 ? {} : await response.json();
    if (!response.ok) throw new Error(answered.message);
    return answered;
  }

  async function query(text: string, variables: object) {
    const body = JSON.stringify({ query: text, variables });
    const { data, errors } = await (await fetch(`${api}/graphql`, { method: 'POST', body })).json();
    if (errors) throw new Error(errors[0].message);
    return data;
  }

  async function headOf(branch: string): Promise<string> {
    const found = await query(
      'query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) { ref(qualifiedName: $branch) { target { ... on Commit { history(first: 1) { nodes { oid message } } } } } } }',
      { ...names, branch },
    );
    if (!found.repository.ref) throw new Error('There is no such branch.');
    return found.repository.ref.target.history.nodes[0].oid;
  }

  async function load(): Promise<void> {
    jest.resetModules();
    stubPage(fetchFrom(gitHub, login));
    versions = await import('../../../kit/editor/saving/versions');
    const { watchGitHub } = await import('../../../kit/editor/saving/gitHub');
    watchGitHub(undefined);
    fetch = window.fetch;
    const listed = await query(
      'query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { pullRequests(states: OPEN, labels: ["sveltia-cms/draft"], first: 100) { nodes { number headRefName headRefOid } } } }',
      names,
    );
    const [found] = listed.repository.pullRequests.nodes;
    pull = found && { number: found.number, branch: found.headRefName };
    text = gitHub.text(file, pull ? draft : 'main');
    version = await versions.versionOf(text);
    seen.add(wordsIn(text));
  }

  async function createBranch(): Promise<string | undefined> {
    const oid = await headOf('main');
    try {
      await query(
        'mutation($input: CreateRefInput!) { createRef(input: $input) { ref { name } } }',
        {
          input: { repositoryId: 'R_1', name: `refs/heads/${draft}`, oid },
        },
      );
    } catch (error) {
      if (!String(error).includes('already exists')) throw error;
      const { repository } = await query(
        'query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) { pullRequests(headRefName: $branch, states: OPEN, first: 1) { totalCount } } }',
        { ...names, branch: draft },
      );
      if (repository.pullRequests.totalCount > 0) return undefined;
      await rest('PATCH', `git/refs/heads/${draft}`, { sha: oid, force: true });
    }
    return oid;
  }

  async function save(words: string): Promise<void> {
    const written = text.replace(/^description: .*$/m, `description: ${words}`);
    seen.add(words);
    const replacing = await versions?.versionOf(written);
    versions?.noteReplaced(`${replacing}`, version);
    const expectedHeadOid = (pull ? undefined : await createBranch()) ?? (await headOf(draft));
    const contents = Buffer.from(written).toString('base64');
    await commit(draft, expectedHeadOid, [{ path: file, contents }]);
    if (!pull) {
      const body = { title: 'Update', head: draft, base: 'main', draft: true };
      const { number } = await rest('POST', 'pulls', body);
      await rest('POST', `issues/${number}/labels`, { labels: [label] });
      pull = { number, branch: draft };
    }
    text = written;
    version = replacing;
  }

  async function commit(
    branchName: string,
    expectedHeadOid: string,
    additions: object[],
    deletions: object[] = [],
  ): Promise<void> {
    await query(
      `mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid committedDate file_0: file(path: ${JSON.stringify(file)}) { oid } } } }`,
      {
        input: {
          branch: { repositoryNameWithOwner: 'owner/site', branchName },
          expectedHeadOid,
          fileChanges: { additions, deletions },
          message: { headline: 'Update' },
        },
      },
    );
  }

  async function publish(): Promise<void> {
    if (!pull) return;
    const { number } = pull;
    const input = { pullRequestId: `PR_${number}` };
    await query(
      'mutation($input: MarkPullRequestReadyForReviewInput!) { markPullRequestReadyForReview(input: $input) { pullRequest { isDraft } } }',
      { input },
    );
    await rest('PUT', `pulls/${number}/merge`, { merge_method: 'merge' });
    await rest('DELETE', `git/refs/heads/${draft}`).catch(() => {});
    pull = undefined;
  }

  async function discard(): Promise<void> {
    if (!pull) return;
    await rest('PATCH', `pulls/${pull.number}`, { state: 'closed' });
    await rest('DELETE', `git/refs/heads/${draft}`).catch(() => {});
    pull = undefined;
  }

  await load();
  return { seen, load, save, commit, publish, discard };
}

export function wordsIn(text: unknown): string {
  return /^description: (.*)$/m.exec(String(text))?.[1] ?? '';
}

/** A GitHub with content. From now on, somebody saves, and agrees to nothing. */
export async function startGitHub(): Promise<GitHub> {
  const { root } = await makeContentFolder(bakery);
  Object.assign(writer, { asked: [], told: [], isAgreed: false, isSaving: true });
  return createGitHub(root);
}
