import type { BrowserContext } from '@playwright/test';
import { answerQuery, nameOfQuery } from './graphql';
import { Refusal } from './refusal';
import { createRepository } from './repository';
import { answerRest } from './rest';

const api = 'https://api.github.com';
const repositoryPath = '/repos/owner/site/';

export interface Answer {
  status: number;
  body: string | Buffer;
  headers: Record<string, string>;
}

interface ApiRequest {
  method: string;
  url: string;
  /** Who asks: the token is the name of a writer. */
  token: string;
  body: string | null;
}

/**
 * What happens to a request instead of its answer: another answer, or none, as when the connection is cut. `execute` does
 * what the request asks for, before or after that.
 */
export type Fault = (execute: () => Promise<Answer>) => Promise<Answer | undefined>;

export type GitHub = ReturnType<typeof createGitHub>;

/** A GitHub that has one repository, `owner/site`, with the content of a folder. */
export function createGitHub(content: string) {
  const repository = createRepository(content);
  const faults: { at: RegExp; times: number; fault: Fault }[] = [];
  /** The names of all requests so far: `POST pulls`, `createRef`, `query pullRequests`. */
  const asked: string[] = [];
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
      const answer = answerRest(repository, { method, place, body: sent });
      if (!(answer.body instanceof Buffer)) return json(answer.status, answer.body);
      const headers = { 'content-type': 'application/octet-stream' };
      return { status: answer.status, body: answer.body, headers };
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

  async function answer(request: ApiRequest): Promise<Answer | undefined> {
    const name = nameOf(request);
    asked.push(name);
    const met = faults.find(({ at, times }) => times > 0 && at.test(name));
    if (!met) return execute(request);
    met.times -= 1;
    return met.fault(() => execute(request));
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

  /** Lets something happen to the next requests with a name. */
  function meet(at: RegExp, fault: Fault, times = 1): void {
    faults.push({ at, times, fault });
  }

  /** The text of a file on a branch. */
  function text(path: string, branch = 'main'): string {
    return `${repository.heads.get(branch)?.files.get(path) ?? ''}`;
  }

  return { ...repository, asked, faults, mistakes, answer, serve, meet, text };
}

function nameOf({ method, url, body }: ApiRequest): string {
  const { pathname } = new URL(url);
  if (pathname === '/graphql') return nameOfQuery(JSON.parse(body ?? '{}'));
  return `${method} ${decodeURIComponent(pathname.replace(repositoryPath, ''))}`;
}

/** An answer in JSON. */
export function json(status: number, body: object | undefined, headers = {}): Answer {
  const type: Record<string, string> = body
    ? { 'content-type': 'application/json; charset=utf-8' }
    : {};
  return { status, body: body ? JSON.stringify(body) : '', headers: { ...type, ...headers } };
}
