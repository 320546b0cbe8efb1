/* What may happen to a request on its way to a host or back. */

export interface Answer {
  status: number;
  body: string | Buffer;
  headers: Record<string, string>;
}

/**
 * What happens to a request instead of its answer: another answer, or none, as when the connection is cut. `execute` does
 * what the request asks for, before or after that.
 */
export type Fault = (execute: () => Promise<Answer>) => Promise<Answer | undefined>;

/** A line to a host, with what may happen on it. */
export function createLine() {
  const faults: { at: RegExp; times: number; fault: Fault }[] = [];
  /** The names of all requests so far, such as `POST pulls`. */
  const asked: string[] = [];
  return {
    faults,
    asked,

    /** Lets something happen to the next requests with a name. */
    meet(at: RegExp, fault: Fault, times = 1): void {
      faults.push({ at, times, fault });
    },

    async pass(name: string, execute: () => Promise<Answer>): Promise<Answer | undefined> {
      asked.push(name);
      const met = faults.find(({ at, times }) => times > 0 && at.test(name));
      if (!met) return execute();
      met.times -= 1;
      return met.fault(execute);
    },
  };
}

/** An answer in JSON. */
export function json(status: number, body: object | undefined, headers = {}): Answer {
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
  return { status, body: body ? JSON.stringify(body) : '', headers: { ...type, ...headers } };
}

/** The host answers something else, and does nothing. */
export function instead(answer: Answer): Fault {
  return async () => answer;
}

/** The connection is cut before the host has read the request, */
export const cut: Fault = async () => undefined;

/** or once it has done what was asked. */
export const unanswered: Fault = async (execute) => {
  await execute();
  return undefined;
};

/** Something else happens just before. */
export function after(act: () => unknown): Fault {
  return async (execute) => {
    await act();
    return execute();
  };
}

/** What GitHub’s proxies answer when those behind them don’t. */
export const badGateway: Answer = {
  status: 502,
  body: '<html><head><title>502 Bad Gateway</title></head></html>',
  headers: { 'content-type': 'text/html' },
};

export const rateLimit: Answer = json(
  403,
  { message: 'API rate limit exceeded for user ID 1.' },
  { 'x-ratelimit-remaining': '0' },
);

export const revoked: Answer = json(401, { message: 'Bad credentials' });

/** An error over GraphQL, which is answered with a status of 200. */
export function queryError(type: string | undefined, message: string): Answer {
  return json(200, { data: null, errors: [{ type, message }] });
}
