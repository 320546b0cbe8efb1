import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import * as wording from '../../../kit/content/check/wording';
import * as entry from '../../../kit/content/model/entry';
import { createPublisher } from '../../../kit/content/publish/publisher';
import { createGitHost } from '../../../kit/development/gitHost/routes';
import { close, listen } from '../../../kit/development/ports';
import * as changes from '../../../kit/editor/changes/fileChanges';
import { keptText, withReplaced } from '../../../kit/editor/saving/openedText';
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

/** What the engine does at a host. */
interface Engine {
  /** Reads the text that a form is opened with. */
  read(): Promise<string>;
  write(text: string): Promise<void>;
}

/** A tab with the form of the file. */
async function openTab<Own extends Engine>(
  host: 'gitHub' | 'workingCopy',
  line: Fetch,
  engineOf: (fetch: Fetch) => Own,
) {
  /** The words that were in its form. */
  const seen = new Set<string>();
  let form = await newForm();

  async function newForm() {
    await loadEditor(line, host);
    const engine = engineOf(window.fetch);
    const text = await engine.read();
    seen.add(wordsIn(text));
    return { engine, text };
  }

  return {
    seen,
    engine: () => form.engine,
    async load(): Promise<void> {
      form = await newForm();
    },
    async save(words: string): Promise<void> {
      const written = withWords(form.text, words);
      seen.add(words);
      await form.engine.write(withReplaced(written, keptText(form.text)));
      form.text = written;
    },
  };
}

/** Loads what stands between the engine and a host, with a memory of its own. */
async function loadEditor(fetch: Fetch, host: 'gitHub' | 'workingCopy') {
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
  jest.doMock('../../../kit/editor/saving/question', () => ({
    askWriter: async (question: string) => confirm(question),
  }));
  jest.doMock('../../../kit/editor/engine/typedWords', () => ({
    isSaveAwaited: () => writer.isSaving,
  }));
  if (host === 'gitHub') (await import('../../../kit/editor/saving/gitHub')).watchGitHub();
  else (await import('../../../kit/editor/saving/devServer')).watchDevServer();
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

/** A GitHub with content. Somebody saves, and agrees to nothing. */
export async function startGitHub() {
  Object.assign(writer, { asked: [], isAgreed: false, isSaving: true });
  const files = [...bakery].map(
    ([place, text]) => [`content/${place}`, Buffer.from(text)] as const,
  );
  const gitHub = createGitHub(new Map(files));
  const openPull = () => gitHub.openPullsOf(draft)[0];
  const branch = () => (openPull() ? draft : 'main');
  return {
    ...gitHub,
    /** Opens a tab of the named writer. */
    open(login: string) {
      const line = fetchBy((url, { method = 'GET', body }) =>
        gitHub.answer({ method, url, token: login, body: body ? String(body) : null }),
      );
      return openTab('gitHub', line, (fetch) => engineAtGitHub(gitHub, fetch));
    },
    openPull,
    words: () => wordsIn(gitHub.text(file, branch())),

    /** Somebody changes the file without the editor. */
    changeByHand(words: string): void {
      gitHub.writeByHand(branch(), file, withWords(gitHub.text(file, branch()), words));
    },
  };
}

/** What the engine has sent, a request a line, with another file in the place of its own. */
const recorded = readFileSync('kit/editor/engine/requests.jsonl', 'utf8')
  .replaceAll('pages/words', 'rooms/oven')
  .split('\n');

/** Asks GitHub for the same as the engine of a tab. */
function engineAtGitHub(gitHub: ReturnType<typeof createGitHub>, fetch: Fetch) {
  let pull = 0;

  /** Sends the first of the engine’s requests in which such words are, with other values. */
  async function ask(words: string, values: object = {}, number = pull) {
    const found = recorded.find((request) => request.includes(words)) ?? '';
    const text = found.replaceAll(/((?:pulls|issues)\/|PR_)1\b/g, `$1${number}`);
    const { method, path, body } = JSON.parse(text);
    const sent = body?.variables ?? body;
    Object.assign(sent?.input ?? sent ?? {}, values);
    const request = { method, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`https://api.github.com/${path}`, request);
    const { data, errors, ...answered } = response.status === 204 ? {} : await response.json();
    if (errors || !response.ok) throw new Error(errors?.[0].message ?? answered.message);
    return data?.repository ?? answered;
  }

  async function headOf(branch: string): Promise<string> {
    const { ref } = await ask('"read head"', { branch });
    if (!ref) throw new Error('There is no such branch.');
    return ref.target.history.nodes[0].oid;
  }

  async function createBranch(): Promise<string | undefined> {
    const oid = await headOf('main');
    try {
      await ask('"create branch"', { oid });
    } catch (error) {
      if (!String(error).includes('already exists')) throw error;
      const { pullRequests } = await ask('pullRequests(headRefName');
      if (pullRequests.totalCount > 0) return undefined;
      await ask('"reset branch"', { sha: oid });
    }
    return oid;
  }

  async function commit(expectedHeadOid: string, additions: readonly object[]): Promise<void> {
    await ask('"commit"', { expectedHeadOid, fileChanges: { additions, deletions: [] } });
  }

  /** Ends the draft that the tab knows. */
  async function end(...requests: readonly string[]): Promise<void> {
    if (!pull) return;
    for (const request of requests) await ask(request);
    await ask('"delete branch"');
    pull = 0;
  }

  return {
    commit,
    publish: () => end('MarkPullRequest', '"publish"'),
    discard: () => end('"discard"'),
    async read(): Promise<string> {
      const { pullRequests } = await ask('"list drafts"');
      pull = pullRequests.nodes[0]?.number ?? 0;
      return gitHub.text(file, pull ? draft : 'main');
    },
    async write(text: string): Promise<void> {
      const head = (pull ? undefined : await createBranch()) ?? (await headOf(draft));
      await commit(head, [{ path: file, contents: inBase64(text) }]);
      if (pull) return;
      const { number } = await ask('"open draft"');
      await ask('/labels"', {}, number);
      pull = number;
    },
  };
}

const repository = 'http://localhost/admin/api/v1/repos/site/working-copy';

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

  const open = (_login: string) =>
    openTab('workingCopy', fetchFromHost, (fetch) => ({
      read: async () => read(),
      async write(text) {
        const sent = { operation: 'update', path: file, content: inBase64(text), sha: 'read' };
        const body = JSON.stringify({ branch: 'main', files: [sent] });
        const response = await fetch(`${repository}/contents`, { method: 'POST', body });
        if (!response.ok) throw new Error((await response.json()).message);
      },
    }));

  return {
    ...line,
    open,
    replaced,
    words: () => wordsIn(read()),
    changeByHand: (words: string) => writeFileSync(path, withWords(read(), words)),
    stop: () => close(server),
  };
}
