import { acknowledge, type ReceivedRequest, startInbox } from '../../kit/development/inbox/inbox';

/** What the inbox does wrong; an empty object is no fault. */
export interface Faults {
  /** Answers with this status. */
  status?: number;
  /** Accepts the request and never answers. */
  hang?: boolean;
  /** Only this many requests have the fault. */
  times?: number;
}

export type FaultyInbox = Awaited<ReturnType<typeof startFaultyInbox>>;

/** The request inbox, with what can go wrong with a form service. */
export async function startFaultyInbox(port: number) {
  /** Every POST that arrived complete and readable, including those with a fault. */
  const arrivals: ReceivedRequest[] = [];
  const hanging: (() => void)[] = [];
  let faults: Faults = {};
  let faultyLeft = 0;

  const inbox = await startInbox(port, (response, received) => {
    arrivals.push(received);
    const { status, hang } = faultyLeft > 0 ? faults : {};
    faultyLeft -= 1;
    if (!hang) return acknowledge(response, received, status);
    hanging.push(() => acknowledge(response, received));
    return false;
  });

  return {
    ...inbox,
    arrivals,
    /** Replaces all faults; `{}` ends them. */
    setFaults(next: Faults): void {
      faults = next;
      faultyLeft = next.times ?? Number.POSITIVE_INFINITY;
    },
    /** Answers hanging requests as if nothing were wrong. */
    release(): void {
      for (const answer of hanging.splice(0)) answer();
    },
    /** Forgets all requests. Faults stay. */
    clear(): void {
      inbox.requests.length = 0;
      arrivals.length = 0;
    },
  };
}
