/** The addresses that the fixture site is built for. When served, it has those below instead. */
export const builtFor = { site: 'http://127.0.0.1:9191', inbox: 'http://127.0.0.1:9199' };

/** Set by prepareRun.ts before the first worker starts: for each worker the ports of its two servers. */
type Ports = readonly [site: number, inbox: number];

const all: Ports[] = JSON.parse(process.env.TEST_PORTS ?? '[]');
const [site, inbox] = all[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? [0, 0];

/** The site that this worker tests, and the form service for the forms of the fixture site. */
export const SITE = `http://127.0.0.1:${site}`;
export const INBOX = `http://127.0.0.1:${inbox}`;
