import type { BrowserContext } from '@playwright/test';
import { answerQuery, answerRest } from './api';
import { type Answer, answerOf, createLine } from './faults';
import { createRepository, type Files, Refusal } from './repository';

const api = 'https://api.github.com/';
const repositoryPath = 'repos/owner/site/';

interface ApiRequest {
  method: string;
  url: string;
  /** Who asks: the token is the name of a writer. */
  token: string;
  body: string | null;
}

export type GitHub = ReturnType<typeof createGitHub>;

/** A GitHub that has one repository, `owner/site`. */
export function createGitHub(content: Files) {
  const repository = createRepository(content);
  const line = createLine();
  /** What GitHub could not have understood. */
  const mistakes: string[] = [];

  async function execute({ method, url, token, body }: ApiRequest): Promise<Answer> {
    const path = url.replace(api, '');
    const sent = JSON.parse(body ?? '{}');
    const isQuery = path === 'graphql';
    try {
      if (isQuery) return answerOf(200, await answerQuery(repository, token, sent));
      if (path === 'user') return answerOf(200, { id: 1, login: token, name: token, email: '' });
      const found = answerRest(repository, method, path.replace(repositoryPath, ''), sent);
      if (found === undefined) return { status: 204, body: '', headers: {} };
      if (!Buffer.isBuffer(found)) return answerOf(200, Object(found));
      return { status: 200, body: found, headers: { 'content-type': 'application/octet-stream' } };
    } catch (error) {
      if (!(error instanceof Refusal)) {
        mistakes.push(`${method} ${path}: ${error}`);
        return answerOf(500, { message: `${error}` });
      }
      const { status, message, detail } = error;
      if (isQuery) return answerOf(200, { data: null, errors: [{ type: detail, message }] });
      return answerOf(status, { message, errors: [{ code: 'custom', message: detail }] });
    }
  }

  function answer(request: ApiRequest): Promise<Answer | undefined> {
    return line.pass(nameOf(request), () => execute(request));
  }

  /** Answers what the pages of a browser ask of GitHub. */
  async function serve(context: BrowserContext): Promise<void> {
    await context.route(`${api}**`, async (route) => {
      const request = route.request();
      const cors = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      };
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
      const answered = await answer({
        method: request.method(),
        url: request.url(),
        token: request.headers().authorization?.replace('token ', '') ?? '',
        body: request.postData(),
      });
      const done = answered
        ? route.fulfill({ ...answered, headers: { ...answered.headers, ...cors } })
        : route.abort('connectionreset');
      // The page may be gone by now.
      return done.catch(() => {});
    });
  }

  /** The text of a file on a branch. */
  function text(path: string, branch = 'main'): string {
    return `${repository.heads.get(branch)?.files.get(path) ?? ''}`;
  }

  return { ...repository, ...line, mistakes, answer, serve, text };
}

/** Names a request: `POST pulls`; over GraphQL, `createRef` or `query`. */
function nameOf({ method, url, body }: ApiRequest): string {
  const { pathname } = new URL(url);
  if (pathname !== '/graphql') return `${method} ${pathname.replace(`/${repositoryPath}`, '')}`;
  return /mutation[^{]*\{ (\w+)/.exec(JSON.parse(body ?? '').query)?.[1] ?? 'query';
}
