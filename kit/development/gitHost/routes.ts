import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { decodedPath } from '../../build/hosting/redirects';
import { oneAtATime } from '../../content/publish/oneAtATime';
import type { Publisher } from '../../content/publish/publisher';
import { localOnly } from '../localOnly';
import { commitRequest, type FileOperation, saveAll } from './save';
import { blobId, openWorkingCopy, placeInContent, Refusal } from './workingCopy';

const repository = '/repos/site/working-copy';

/** Answers that depend on no file. */
const fixed: Readonly<Record<string, unknown>> = {
  '/user': {
    id: 1,
    login: 'you',
    full_name: 'You, on this machine',
    email: 'you@localhost',
    avatar_url: '/favicon.svg',
    html_url: '/',
  },
  // Since 1.24, the engine reads several files at once.
  '/version': { version: '1.24.0' },
  // Enough to read all of them in one request.
  '/settings/api': { default_paging_num: 1000, max_response_items: 1000 },
  [repository]: { permissions: { pull: true, push: true }, default_branch: 'main' },
  // Only Git knows earlier versions.
  [`${repository}/commits`]: [],
};

const commonHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/**
 * Serves the working copy, the content folder at `root`, as the only repository of a Git host: the part of Gitea’s API that
 * the engine calls, https://docs.gitea.com/api/next/. It has only files that the site uses. It refuses requests from
 * elsewhere, since a page of any site can send requests to this machine.
 */
export function createGitHost(root: string, publisher: Publisher) {
  const workingCopy = openWorkingCopy(root);
  const inTurn = oneAtATime();

  /** Answers a request for a path below the address of the API. */
  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    // Gatsby's dev server lets pages of every site read its answers.
    response.removeHeader('Access-Control-Allow-Origin');
    const tell = (status: number, answer: unknown) => {
      const headers = { ...commonHeaders, 'Content-Type': 'application/json' };
      response.writeHead(status, headers).end(JSON.stringify(answer));
    };
    try {
      const refused = localOnly(request);
      if (refused !== undefined) throw new Refusal(403, refused);
      const [, picture] = /^\/repos\/site\/working-copy\/media\/main\/(.*)$/s.exec(path) ?? [];
      if (picture !== undefined && request.method === 'GET') await sendPicture(response, picture);
      else tell(200, await answer(request, path));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell(error.status, { message: error.message });
    }
  };

  async function answer(request: IncomingMessage, path: string): Promise<unknown> {
    if (request.method === 'POST' && path === `${repository}/file-contents`) {
      const { files } = await readBody(request, z.object({ files: z.array(z.string()) }));
      return Promise.all(files.map(readContent));
    }
    if (request.method === 'POST' && path === `${repository}/contents`) {
      const { files } = await readBody(request, commitRequest);
      return inTurn(() => save(files));
    }
    if (request.method !== 'GET') throw new Refusal(405, 'The dev server can’t do this.');
    if (Object.hasOwn(fixed, path)) return fixed[path];
    if (path === `${repository}/branches/main`) {
      return { commit: { id: await workingCopy.currentId(), message: '' } };
    }
    if (path.startsWith(`${repository}/git/trees/`))
      return { tree: await tree(), truncated: false };
    throw new Refusal(404, 'The dev server has nothing there.');
  }

  async function tree() {
    const files = (await workingCopy.list()).map(async (place) => {
      const bytes = await workingCopy.read(place);
      const path = `content/${place}`;
      return bytes ? [{ type: 'blob', path, sha: blobId(bytes), size: bytes.length }] : [];
    });
    return (await Promise.all(files)).flat();
  }

  async function readContent(path: string) {
    const bytes = await workingCopy.read(placeInContent(path));
    if (bytes === undefined) return null;
    return { path, sha: blobId(bytes), encoding: 'base64', content: bytes.toString('base64') };
  }

  async function sendPicture(response: ServerResponse, path: string): Promise<void> {
    const bytes = await workingCopy.read(placeInContent(decodedPath(path) ?? path));
    if (bytes === undefined) throw new Refusal(404, `There is no ${path}.`);
    const type = `image/${extname(path).slice(1).replace('jpg', 'jpeg')}`;
    response.writeHead(200, { ...commonHeaders, 'Content-Type': type }).end(bytes);
  }

  async function save(operations: readonly FileOperation[]) {
    await saveAll(operations, workingCopy, publisher);
    const files = operations.map(({ operation, path, content }) => {
      if (operation === 'delete') return null;
      return { path, sha: blobId(Buffer.from(content, 'base64')) };
    });
    const sha = await workingCopy.currentId();
    return { commit: { sha, created: new Date().toISOString() }, files };
  }
}

async function readBody<Body>(request: IncomingMessage, schema: z.ZodType<Body>): Promise<Body> {
  try {
    return schema.parse(JSON.parse(await text(request)));
  } catch {
    throw new Refusal(400, 'The dev server doesn’t understand this request.');
  }
}
