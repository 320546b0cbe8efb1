import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A pull request, as far as the editing UI asks for it. */
interface PullRequest {
  number: number;
  branch: string;
  labels: { name: string }[];
}

/** The files of a branch, by their path. */
type Files = Map<string, Buffer>;

const api = 'https://api.github.com';
const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/**
 * Answers what the editing UI asks of GitHub, for a repository with some content.
 *
 * @returns the branches, and the pull requests that are open
 */
export async function answerAsGitHub(page: Page, content: string) {
  const main: Files = new Map();
  for (const file of readdirSync(content, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = `${file.parentPath}/${file.name}`;
    main.set(path.replace(content, 'content'), readFileSync(path));
  }
  const branches = new Map([['main', main]]);
  const pulls: PullRequest[] = [];

  await page.route(`${api}/**`, async (route) => {
    const request = route.request();
    const method = request.method();
    const { pathname } = new URL(request.url());
    const asked = request.postDataJSON();
    const place = pathname.replace('/repos/owner/site/', '');
    const answer =
      method === 'OPTIONS'
        ? {}
        : place === '/graphql'
          ? { data: query(asked.query, asked.variables) }
          : rest(method, decodeURIComponent(place), asked);
    const status = answer === undefined ? 404 : 200;
    const body = answer instanceof Buffer ? answer : JSON.stringify(answer ?? {});
    const contentType =
      answer instanceof Buffer ? 'application/octet-stream' : 'application/json; charset=utf-8';
    await route.fulfill({ status, body, contentType, headers: allowed });
  });
  return { branches, pulls };

  function rest(method: string, place: string, asked: Record<string, never>): unknown {
    const [kind, id = '', , name = ''] = place.split('/');
    const pull = pulls.find(({ number }) => `${number}` === id);
    if (place === '/user') return { id: 1, login: 'writer', name: 'Writer', email: 'w@a.example' };
    if (kind === 'collaborators') return {};
    if (place.startsWith('git/trees/')) {
      const tree = [...main].map(([path, bytes]) => {
        return { type: 'blob', path, sha: shaOf(bytes), size: bytes.length };
      });
      return { tree };
    }
    if (place.startsWith('git/blobs/')) return blobOf(place.slice('git/blobs/'.length));
    if (place === 'pulls' && method === 'POST') {
      const number = pulls.length + 1;
      pulls.push({ number, branch: asked.head ?? '', labels: [] });
      const now = new Date().toISOString();
      return { number, node_id: `${number}`, title: asked.title, created_at: now, updated_at: now };
    }
    if (kind === 'pulls' && pull && place.endsWith('/merge')) {
      branches.set('main', filesOf(pull.branch));
      pulls.splice(pulls.indexOf(pull), 1);
      return { merged: true };
    }
    if (kind === 'issues' && pull) {
      const labels: string[] = asked?.labels ?? [];
      if (labels.length > 0) pull.labels = labels.map((label) => ({ name: label }));
      return { labels: pull.labels };
    }
    if (method === 'DELETE' && name === 'heads') return {};
    return undefined;
  }

  function query(text: string, variables: Record<string, never>): object {
    const { branch = 'main', input } = variables;
    if (text.includes('createRef')) {
      const created = String(Object(input).name).replace('refs/heads/', '');
      branches.set(created, new Map(filesOf('main')));
      return { createRef: { ref: { name: created } } };
    }
    if (text.includes('createCommitOnBranch')) return { createCommitOnBranch: commit(text, input) };
    if (text.includes('mutation')) return {};
    if (text.includes('fork: repository')) {
      return { fork: { id: '1' }, base: { ref: { target: { oid: headOf('main') } } } };
    }
    const node = { oid: headOf(branch), message: 'Edit', author: { name: 'Writer', email: '' } };
    const history = { nodes: [{ ...node, committedDate: new Date().toISOString() }] };
    const target = { oid: headOf(branch), history };
    const aliased = [...text.matchAll(/(\w+_\d+):\s+(\w+)\(\w+: ("(?:[^"\\]|\\.)*"|\$\w+)/g)].map(
      ([, alias = '', kind, given = '']) => {
        if (kind === 'ref') return [alias, { target }];
        const name: string = JSON.parse(given);
        const [from, path = ''] = name.split(/:(.*)/s);
        const bytes = name.includes(':') ? filesOf(from).get(path) : blobOf(name);
        return [alias, bytes && blob(bytes)];
      },
    );
    return {
      repository: {
        defaultBranchRef: { name: 'main' },
        ref: { target },
        pullRequests: { totalCount: pulls.length, nodes: [] },
        ...Object.fromEntries(aliased),
      },
    };
  }

  function commit(text: string, input: unknown): object {
    const { branch, fileChanges } = Object(input);
    const files = filesOf(branch.branchName);
    for (const { path } of fileChanges.deletions) files.delete(path);
    for (const { path, contents } of fileChanges.additions) {
      files.set(path, Buffer.from(contents, 'base64'));
    }
    const added = [...text.matchAll(/(file_\d+): file\(path: ("(?:[^"\\]|\\.)*")/g)].map(
      ([, alias = '', path = '']) => [alias, { oid: shaOf(files.get(JSON.parse(path))) }],
    );
    const oid = headOf(branch.branchName);
    const committedDate = new Date().toISOString();
    return { commit: { oid, committedDate, ...Object.fromEntries(added) } };
  }

  function filesOf(branch = 'main'): Files {
    return branches.get(branch) ?? new Map();
  }

  function blobOf(sha: string): Buffer | undefined {
    const all = [...branches.values()].flatMap((files) => [...files.values()]);
    return all.find((bytes) => shaOf(bytes) === sha);
  }

  function headOf(branch: string): string {
    const all = [...filesOf(branch)].map(([path, bytes]) => `${path} ${shaOf(bytes)}`);
    return createHash('sha1').update(all.join('\n')).digest('hex');
  }
}

function blob(bytes: Buffer): object {
  const common = { oid: shaOf(bytes), byteSize: bytes.length, isTruncated: false };
  return { ...common, isBinary: bytes.includes(0), text: bytes.toString('utf8') };
}

/** The name that Git gives to the contents of a file. */
function shaOf(bytes: Buffer = Buffer.alloc(0)): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
