/** What the fixture site is built for. What is served has the addresses below in their place. */
export const builtFor = { site: 'http://127.0.0.1:9191', inbox: 'http://127.0.0.1:9199' };

/** Set by prepareRun.ts before the first worker starts: for each worker the ports of its three servers. */
type Ports = readonly [fixture: number, inbox: number, site: number];

const all: Ports[] = JSON.parse(process.env.TEST_PORTS ?? '[]');
const [fixture, inbox, site] = all[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? [0, 0, 0];

/** The fixture site of this worker, the form service that its forms go to, and the real site. */
export const SITE = `http://127.0.0.1:${fixture}`;
export const INBOX = `http://127.0.0.1:${inbox}`;
export const REAL_SITE = `http://127.0.0.1:${site}`;
