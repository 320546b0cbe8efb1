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
  return {
    faults,

    /** Lets something happen to the next requests with a name, such as `POST pulls`. */
    meet(at: RegExp, fault: Fault, times = 1): void {
      faults.push({ at, times, fault });
    },

    async pass(name: string, execute: () => Promise<Answer>): Promise<Answer | undefined> {
      const met = faults.find(({ at, times }) => times > 0 && at.test(name));
      if (!met) return execute();
      met.times -= 1;
      return met.fault(execute);
    },
  };
}

/** An answer in JSON; without a body, what proxies answer when those behind them don’t. */
export function answerOf(status: number, body?: object): Answer {
  const type = body ? 'application/json' : 'text/html';
  const text = body ? JSON.stringify(body) : '<html><title>502 Bad Gateway</title></html>';
  return { status, body: text, headers: { 'content-type': type } };
}

/** The host answers something else, and does nothing. */
export function instead(status: number, body?: object): Fault {
  return async () => answerOf(status, body);
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
