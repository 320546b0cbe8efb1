import type { ServerResponse } from 'node:http';
import { acknowledge, Inbox, type ReceivedRequest } from '../../tools/inbox/inbox';

/** What the inbox does wrong; an empty object is no fault. */
export interface Faults {
  /** Answers with this status. */
  status?: number;
  /** Accepts the request and never answers. */
  hang?: boolean;
  /** Only this many requests have the fault. */
  times?: number;
}

/** The request inbox, with what can go wrong with a form service. */
export class FaultyInbox extends Inbox {
  /** Every POST that arrived complete and readable, including those with a fault. */
  readonly arrivals: ReceivedRequest[] = [];
  #faults: Faults = {};
  #faultyLeft = 0;
  readonly #hanging: ServerResponse[] = [];

  /** Replaces all faults; `{}` ends them. */
  setFaults(faults: Faults): void {
    this.#faults = faults;
    this.#faultyLeft = faults.times ?? Number.POSITIVE_INFINITY;
  }

  /** Answers hanging requests as if nothing were wrong. */
  release(): void {
    for (const response of this.#hanging.splice(0)) {
      acknowledge(response, { contentType: 'application/json' });
    }
  }

  /** Forgets all requests. Faults stay. */
  clear(): void {
    this.requests.length = 0;
    this.arrivals.length = 0;
  }

  protected override receive(received: ReceivedRequest, response: ServerResponse): void {
    this.arrivals.push(received);
    const fault = this.#faultyLeft > 0 ? this.#faults : {};
    this.#faultyLeft -= 1;
    const { status = 200, hang } = fault;
    if (status < 400 && !hang) this.requests.push(received);

    if (hang) this.#hanging.push(response);
    else acknowledge(response, received, status);
  }
}
