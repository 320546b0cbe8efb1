import { bakery } from '../../../test/bakery/content';
import { createGitHub } from '../../../test/editing/gitHub/gitHub';
import { chanceOf, faults, places } from '../../../test/editing/gitHub/randomRows';
import { makeContentFolder } from '../../../test/jest/contentFolder';

/*
 * Random rows of acts by two people with two tabs each, at the protocol: the tabs send what the engine sends. Nobody's words
 * are replaced unless whoever does so has seen them or was asked; what is said to be saved can be found, and was saved once.
 *
 *     ROWS=200 SEED=1 npx jest kit/editor/saving/gitHub
 */
const rows = Number(process.env.ROWS ?? 4);
const seed = Number(process.env.SEED ?? 1);
const ACTS = 14;

const file = 'content/rooms/oven.md';
const draft = 'cms/rooms/oven';
const label = 'sveltia-cms/draft';
const api = 'https://api.github.com';
const repository = `${api}/repos/owner/site`;
const names = { owner: 'owner', repo: 'site' };

type Fetch = typeof window.fetch;
type GitHub = ReturnType<typeof createGitHub>;

/** What the writer is asked and told, and their answers. */
const writer = { asked: [] as string[], told: [] as string[], isAgreed: false, isSaving: false };

/** A page as far as the code that stands between the engine and GitHub needs it. */
function stubPage(fetch: Fetch): void {
  const querySelector = (selector: string) =>
    selector.includes('toolbar') || (writer.isSaving && selector.includes('Saving')) ? {} : null;
  const confirm = (question: string) => {
    writer.asked.push(question);
    return writer.isAgreed;
  };
  const alert = (words: string) => writer.told.push(words);
  const stubs = { document: { querySelector }, location: { hash: '' }, confirm, alert };
  Object.assign(globalThis, stubs, { window: { fetch }, addEventListener() {} });
}

function fetchFrom(gitHub: GitHub): Fetch {
  return async (resource, request) => {
    const answered = await gitHub.answer({
      method: request?.method ?? 'GET',
      url: String(resource),
      token: 'writer',
      body: request?.body ? String(request.body) : null,
    });
    if (!answered) throw new TypeError('Failed to fetch');
    const { status, headers, body } = answered;
    return new Response(status === 204 ? null : String(body), { status, headers });
  };
}

/** A tab with the form of a file, which asks GitHub for the same as the engine. */
function openTab(gitHub: GitHub) {
  let fetch: Fetch = fetchFrom(gitHub);
  let versions: typeof import('./versions') | undefined;
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
    stubPage(fetchFrom(gitHub));
    versions = await import('./versions');
    const { watchGitHub } = await import('./gitHub');
    watchGitHub();
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
    versions?.noteReplaced(written, version);
    const expectedHeadOid = (pull ? undefined : await createBranch()) ?? (await headOf(draft));
    const contents = Buffer.from(written).toString('base64');
    await query(
      `mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid committedDate file_0: file(path: ${JSON.stringify(file)}) { oid } } } }`,
      {
        input: {
          branch: { repositoryNameWithOwner: 'owner/site', branchName: draft },
          expectedHeadOid,
          fileChanges: { additions: [{ path: file, contents }], deletions: [] },
          message: { headline: 'Update' },
        },
      },
    );
    if (!pull) {
      const body = { title: 'Update', head: draft, base: 'main', draft: true };
      const { number } = await rest('POST', 'pulls', body);
      await rest('POST', `issues/${number}/labels`, { labels: [label] });
      pull = { number, branch: draft };
    }
    text = written;
    version = await versions?.versionOf(written);
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

  return { seen, load, save, publish };
}

function wordsIn(text: unknown): string {
  return /^description: (.*)$/m.exec(String(text))?.[1] ?? '';
}

beforeEach(() => {
  const later = globalThis.setTimeout;
  // Nobody has to wait.
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((act) => later(act, 0));
});

test.each(Array.from({ length: rows }, (_, row) => row))(
  'nobody’s words are lost in row %i',
  async (row) => {
    const { among, isLikely } = chanceOf(seed, row);
    const { root } = await makeContentFolder(bakery);
    const gitHub = createGitHub(root);
    const tabs = [openTab(gitHub), openTab(gitHub), openTab(gitHub), openTab(gitHub)] as const;
    for (const tab of tabs) await tab.load();
    const told: string[] = [];

    for (let number = 0; number < ACTS; number += 1) {
      const tab = among(tabs);
      const act = among(['save', 'save', 'save', 'publish', 'close', 'fault', 'reload']);
      const before = new Set(gitHub.commits.values());
      const words = `Words ${number} of row ${row}.`;
      Object.assign(writer, {
        asked: [],
        told: [],
        isAgreed: isLikely(),
        isSaving: act === 'save',
      });
      const open = gitHub.pulls.find(({ state }) => state === 'OPEN');
      let outcome = 'done';
      if (act === 'fault') gitHub.meet(among(places), among(faults), among([1, 3]));
      else if (act === 'reload') {
        gitHub.faults.length = 0;
        await tab.load();
      } else if (act === 'close' && open) {
        open.isDraft = false;
        if (among(['close', 'merge']) === 'merge') gitHub.merge(open.number);
        else open.state = 'CLOSED';
        if (isLikely()) gitHub.deleteRef(draft);
      } else if (act === 'save' || act === 'publish') {
        await (act === 'save' ? tab.save(words) : tab.publish()).catch((error: Error) => {
          outcome = error.message;
        });
      }
      told.push(`${act} in tab ${tabs.indexOf(tab)}: ${outcome}`);
      const story = told.join('\n');
      if (act === 'close') continue;
      const made = [...gitHub.commits.values()].filter((commit) => !before.has(commit));
      for (const commit of made) {
        // What is replaced by a save, or goes live by a merge.
        const words = wordsIn((act === 'save' ? commit.parents[0] : commit)?.files.get(file));
        const isKnown = tab.seen.has(words) || writer.asked.length > 0;
        if (!isKnown) throw new Error(`“${words}” was unseen:\n${story}`);
        tab.seen.add(words);
      }
      if (act !== 'save' || outcome !== 'done') continue;
      const saved = gitHub.pulls.find(({ state, branch }) => state === 'OPEN' && branch === draft);
      expect([story, wordsIn(saved?.head.files.get(file)), saved?.labels]).toEqual([
        story,
        words,
        [label],
      ]);
      expect(made.length).toBeLessThanOrEqual(1);
    }
    expect(gitHub.mistakes).toEqual([]);
  },
);
