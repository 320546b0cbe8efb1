/** The addresses that the fixture site is built for. When served, it has those below instead. */
export const builtFor = { site: 'http://127.0.0.1:9191', inbox: 'http://127.0.0.1:9199' };

/** Set by prepareRun.ts before the first worker starts: for each worker the ports of its three servers. */
type Ports = readonly [fixture: number, inbox: number, site: number];

const all: Ports[] = JSON.parse(process.env.TEST_PORTS ?? '[]');
const [fixture, inbox, site] = all[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? [0, 0, 0];

/** This worker’s fixture site, the form service for its forms, and the real site. */
export const SITE = `http://127.0.0.1:${fixture}`;
export const INBOX = `http://127.0.0.1:${inbox}`;
export const REAL_SITE = `http://127.0.0.1:${site}`;
