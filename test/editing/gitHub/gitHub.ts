import type { BrowserContext } from '@playwright/test';
import { type Answer, createLine, json } from './faults';
import { answerQuery, nameOfQuery } from './graphql';
import { createRepository, Refusal } from './repository';
import { answerRest } from './rest';

const api = 'https://api.github.com';
const repositoryPath = '/repos/owner/site/';

interface ApiRequest {
  method: string;
  url: string;
  /** Who asks: the token is the name of a writer. */
  token: string;
  body: string | null;
}

export type GitHub = ReturnType<typeof createGitHub>;

/** A GitHub that has one repository, `owner/site`, with the content of a folder. */
export function createGitHub(content: string) {
  const repository = createRepository(content);
  const line = createLine();
  /** What GitHub could not have understood. */
  const mistakes: string[] = [];

  async function execute({ method, url, token, body }: ApiRequest): Promise<Answer> {
    const { pathname, search } = new URL(url);
    const sent = JSON.parse(body ?? '{}');
    try {
      if (pathname === '/graphql') return json(200, await answerQuery(repository, token, sent));
      if (pathname === '/user') {
        return json(200, { id: 1, login: token, name: token, email: `${token}@a.example` });
      }
      if (!pathname.startsWith(repositoryPath)) throw new Error(`GitHub has no ${pathname}.`);
      const place = pathname.slice(repositoryPath.length) + search;
      const found = answerRest(repository, method, place, sent);
      if (!(found instanceof Buffer))
        return found ? json(200, Object(found)) : json(204, undefined);
      const headers = { 'content-type': 'application/octet-stream' };
      return { status: 200, body: found, headers };
    } catch (error) {
      if (error instanceof Refusal) {
        const { status, message, detail } = error;
        const isInvalid = message === 'Validation Failed';
        const errors = isInvalid ? [{ code: 'custom', message: detail }] : undefined;
        return json(status, { message, errors });
      }
      mistakes.push(`${method} ${pathname}: ${error}`);
      return json(500, { message: String(error) });
    }
  }

  function answer(request: ApiRequest): Promise<Answer | undefined> {
    return line.pass(nameOf(request), () => execute(request));
  }

  /** Answers what the pages of a browser ask of GitHub. */
  async function serve(context: BrowserContext): Promise<void> {
    await context.route(`${api}/**`, async (route) => {
      const request = route.request();
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      if (request.method() === 'OPTIONS') {
        const methods = { 'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE' };
        return route.fulfill({ status: 204, headers: { ...headers, ...methods } });
      }
      const answered = await answer({
        method: request.method(),
        url: request.url(),
        token: request.headers().authorization?.replace('token ', '') ?? '',
        body: request.postData(),
      });
      // The page may be gone by now.
      if (!answered) return route.abort('connectionreset').catch(() => {});
      const exposed = { 'access-control-expose-headers': '*' };
      await route
        .fulfill({ ...answered, headers: { ...answered.headers, ...headers, ...exposed } })
        .catch(() => {});
    });
  }

  /** The text of a file on a branch. */
  function text(path: string, branch = 'main'): string {
    return `${repository.heads.get(branch)?.files.get(path) ?? ''}`;
  }

  return { ...repository, ...line, mistakes, answer, serve, text };
}

function nameOf({ method, url, body }: ApiRequest): string {
  const { pathname } = new URL(url);
  if (pathname === '/graphql') return nameOfQuery(JSON.parse(body ?? '{}'));
  return `${method} ${decodeURIComponent(pathname.replace(repositoryPath, ''))}`;
}
