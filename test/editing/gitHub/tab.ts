import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import * as wording from '../../../kit/content/check/wording';
import * as entry from '../../../kit/content/model/entry';
import { createPublisher } from '../../../kit/content/publish/publisher';
import { createGitHost } from '../../../kit/development/gitHost/routes';
import { close, listen } from '../../../kit/development/ports';
import * as changes from '../../../kit/editor/changes/fileChanges';
import { bakery } from '../../bakery/content';
import { makeContentFolder } from '../../jest/contentFolder';
import { type Answer, createLine } from './faults';
import { createGitHub } from './gitHub';

/* Tabs of an editor at the protocol: they send what the engine sends, to GitHub or to the dev server. For Jest. */

export const file = 'content/rooms/oven.md';
export const draft = 'cms/rooms/oven';

type Fetch = typeof window.fetch;

/** What the writer is asked, and their answers. */
export const writer = {
  asked: [] as string[],
  isAgreed: false,
  isSaving: true,
};

/** What a tab has of the form of the file, whichever the host. */
interface Form {
  text: string;
  /** The words that were in it. */
  seen: Set<string>;
  fetch: Fetch;
  noteWritten(opened: string, text: string): void;
}

/** Loads what stands between the engine and a host, with a memory of its own, and the form of a text. */
async function openForm(fetch: Fetch, host: 'gitHub' | 'workingCopy'): Promise<Form> {
  const confirm = (question: string) => {
    writer.asked.push(question);
    return writer.isAgreed;
  };
  const alert = () => {};
  const document = { baseURI: 'http://localhost/admin/' };
  const bundled = { REPOSITORY: host === 'gitHub' ? 'owner/site' : '', LIVE_BRANCH: 'main' };
  Object.assign(globalThis, { window: { fetch }, document, confirm, alert, ...bundled });
  jest.resetModules();
  // What only computes is loaded once.
  jest.doMock('../../../kit/content/check/wording', () => wording);
  jest.doMock('../../../kit/content/model/entry', () => entry);
  jest.doMock('../../../kit/editor/changes/fileChanges', () => changes);
  jest.doMock('../../../kit/editor/changes/changesList', () => ({ conflictList: () => null }));
  jest.doMock('../../../kit/editor/saving/question', () => ({
    askWriter: async (question: string) => confirm(question),
  }));
  jest.doMock('../../../kit/editor/engine/typedWords', () => ({
    isSaveAwaited: () => writer.isSaving,
  }));
  const { noteWritten } = await import('../../../kit/editor/saving/openForms');
  if (host === 'gitHub') (await import('../../../kit/editor/saving/gitHub')).watchGitHub();
  else (await import('../../../kit/editor/saving/devServer')).watchDevServer();
  return { text: '', seen: new Set(), fetch: window.fetch, noteWritten };
}

function fetchBy(
  pass: (address: string, request: RequestInit) => Promise<Answer | undefined>,
): Fetch {
  return async (resource, request = {}) => {
    const answered = await pass(String(resource), request);
    if (!answered) throw new TypeError('Failed to fetch');
    const { status, headers, body } = answered;
    return new Response(status === 204 ? null : String(body), { status, headers });
  };
}

export function wordsIn(text: unknown): string {
  return /^description: (.*)$/m.exec(String(text))?.[1] ?? '';
}

function withWords(text: string, words: string): string {
  return text.replace(/^description: .*$/m, `description: ${words}`);
}

function inBase64(text: string): string {
  return Buffer.from(text).toString('base64');
}

/** A GitHub with content. From then on, somebody saves, and agrees to nothing. */
export async function startGitHub() {
  const { root } = await makeContentFolder(bakery);
  Object.assign(writer, { asked: [], isAgreed: false, isSaving: true });
  const gitHub = createGitHub(root);
  const openPull = () => gitHub.pulls.find(({ state }) => state === 'OPEN');
  return {
    ...gitHub,
    open: (login: string) => openGitHubTab(gitHub, login),
    openPull,
    words: () => wordsIn(gitHub.text(file, openPull() ? draft : 'main')),

    /** Somebody changes the file without the editor. */
    changeByHand(words: string, branch = openPull() ? draft : 'main'): void {
      const contents = inBase64(withWords(gitHub.text(file, branch), words));
      gitHub.commit(
        branch,
        gitHub.headOf(branch).oid,
        [{ path: file, contents }],
        [],
        'By hand',
        'carla',
      );
    },
  };
}

/** A tab with the form of the file, which asks GitHub for the same as the engine, as the named writer. */
async function openGitHubTab(gitHub: ReturnType<typeof createGitHub>, login: string) {
  const names = { owner: 'owner', repo: 'site' };
  const line = fetchBy((url, { method = 'GET', body }) =>
    gitHub.answer({ method, url, token: login, body: body ? String(body) : null }),
  );
  let form: Form;
  let pull: number | undefined;

  async function ask(method: string, address: string, body?: object) {
    const request = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await form.fetch(`https://api.github.com/${address}`, request);
    const { data, errors, ...answered } = response.status === 204 ? {} : await response.json();
    if (errors || !response.ok) throw new Error(errors?.[0].message ?? answered.message);
    return data ?? answered;
  }

  const rest = (method: string, place: string, body?: object) =>
    ask(method, `repos/owner/site/${place}`, body);
  const query = (text: string, variables: object) =>
    ask('POST', 'graphql', { query: text, variables });

  async function headOf(branch: string): Promise<string> {
    const found = await query(
      'query($owner: String!, $repo: String!, $branch: String!) { repository(owner: $owner, name: $repo) { ref(qualifiedName: $branch) { target { ... on Commit { history(first: 1) { nodes { oid message } } } } } } }',
      { ...names, branch },
    );
    if (!found.repository.ref) throw new Error('There is no such branch.');
    return found.repository.ref.target.history.nodes[0].oid;
  }

  async function load(): Promise<void> {
    const seen = form?.seen;
    form = await openForm(line, 'gitHub');
    const { repository } = await query(
      'query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { pullRequests( states: OPEN, labels: ["sveltia-cms/draft"], first: 100) { nodes { number headRefName headRefOid } } } }',
      names,
    );
    pull = repository.pullRequests.nodes[0]?.number;
    form.text = gitHub.text(file, pull ? draft : 'main');
    form.seen = new Set(seen).add(wordsIn(form.text));
  }

  async function createBranch(): Promise<string | undefined> {
    const oid = await headOf('main');
    const input = { repositoryId: 'R_1', name: `refs/heads/${draft}`, oid };
    try {
      await query(
        'mutation($input: CreateRefInput!) { createRef(input: $input) { ref { name } } }',
        { input },
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

  async function commit(
    branchName: string,
    expectedHeadOid: string,
    additions: readonly object[],
    deletions: readonly object[] = [],
  ): Promise<void> {
    const branch = { repositoryNameWithOwner: 'owner/site', branchName };
    const fileChanges = { additions, deletions };
    const message = { headline: 'Update' };
    await query(
      `mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid committedDate file_0: file(path: ${JSON.stringify(file)}) { oid } } } }`,
      { input: { branch, expectedHeadOid, fileChanges, message } },
    );
  }

  async function save(words: string): Promise<void> {
    const written = withWords(form.text, words);
    form.seen.add(words);
    form.noteWritten(form.text.trim(), written);
    const head = (pull ? undefined : await createBranch()) ?? (await headOf(draft));
    await commit(draft, head, [{ path: file, contents: inBase64(written) }]);
    if (!pull) {
      const body = { title: 'Update', head: draft, base: 'main', draft: true };
      const { number } = await rest('POST', 'pulls', body);
      await rest('POST', `issues/${number}/labels`, { labels: ['sveltia-cms/draft'] });
      pull = number;
    }
    form.text = written;
  }

  /** Ends the draft that the tab knows. */
  async function end(by: (place: string) => Promise<unknown>): Promise<void> {
    if (!pull) return;
    await by(`pulls/${pull}`);
    await rest('DELETE', `git/refs/heads/${draft}`).catch(() => {});
    pull = undefined;
  }

  function publish(): Promise<void> {
    return end(async (place) => {
      await query(
        'mutation($input: MarkPullRequestReadyForReviewInput!) { markPullRequestReadyForReview(input: $input) { pullRequest { isDraft } } }',
        { input: { pullRequestId: `PR_${pull}` } },
      );
      await rest('PUT', `${place}/merge`, { merge_method: 'merge' });
    });
  }

  const discard = () => end((place) => rest('PATCH', place, { state: 'closed' }));

  await load();
  const seen = () => form.seen;
  return { seen, load, save, commit, publish, discard };
}

/** The dev server’s Git host, with content. `stop` ends it. */
export async function startWorkingCopy() {
  const { root } = await makeContentFolder(bakery);
  Object.assign(writer, { asked: [], isAgreed: false, isSaving: true });
  const host = createGitHost(root, createPublisher(root));
  const server = createServer((asked, response) => {
    host(asked, response, `${asked.url}`.replace('/admin/api/v1', ''));
  });
  const address = (await listen(server)).replace('127.0.0.1', 'localhost');
  const line = createLine();
  const path = join(root, file.replace('content/', ''));
  const read = () => readFileSync(path, 'utf8');
  /** The words that tabs have replaced. */
  const replaced: string[] = [];

  const fetchFromHost = fetchBy((url, { method = 'GET', body }) => {
    const { pathname } = new URL(url);
    return line.pass(`${method} ${pathname.split('/').at(-1)}`, async () => {
      const before = wordsIn(read());
      const headers = { Origin: address };
      const sent = { method, headers, ...(body && { body: String(body) }) };
      const response = await fetch(address + pathname, sent);
      if (wordsIn(read()) !== before) replaced.push(before);
      return { status: response.status, body: await response.text(), headers: {} };
    });
  });

  /** A tab with the form of the file. */
  async function open(_login: string) {
    const repository = 'http://localhost/admin/api/v1/repos/site/working-copy';
    let form: Form;

    async function load(): Promise<void> {
      const seen = form?.seen;
      form = await openForm(fetchFromHost, 'workingCopy');
      form.text = read();
      form.seen = new Set(seen).add(wordsIn(form.text));
    }

    async function save(words: string): Promise<void> {
      const written = withWords(form.text, words);
      form.seen.add(words);
      form.noteWritten(form.text.trim(), written);
      const sent = { operation: 'update', path: file, content: inBase64(written), sha: 'read' };
      const response = await form.fetch(`${repository}/contents`, {
        method: 'POST',
        body: JSON.stringify({ branch: 'main', files: [sent] }),
      });
      if (!response.ok) throw new Error((await response.json()).message);
      form.text = written;
    }

    await load();
    return { seen: () => form.seen, load, save };
  }

  return {
    ...line,
    open,
    replaced,
    words: () => wordsIn(read()),
    changeByHand: (words: string) => writeFileSync(path, withWords(read(), words)),
    stop: () => close(server),
  };
}
