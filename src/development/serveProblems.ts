import type { IncomingMessage, ServerResponse } from 'node:http';
import { watch } from 'chokidar';
import type { CreateDevServerArgs } from 'gatsby';
import { areCurrent } from '../build/content/entryNodes';
import { formatProblem } from '../content/check/formatProblem';
import type { Gate } from '../content/publish/gate';
import { problemsPath } from './showProblems';

/** The model is read once, when the dev server starts. */
const restart =
  'src/content/model has changed since the dev server started, which still uses what it was then.\n' +
  '  End the dev server (Ctrl-C), and start it again.';

/** Milliseconds after the last event of a save by which the file is complete. */
const settleDelay = 100;

/** Milliseconds after which Gatsby has picked up a change: it waits half a second for more. */
const nudgeDelay = 1500;

type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/**
 * Watches the content while developing. Problems go to the terminal and, as server-sent events, to the panel in every
 * open page. When the content model changes, it asks for a restart.
 */
export function serveProblems(args: CreateDevServerArgs, gate: Gate): void {
  const { app, reporter } = args;
  const listeners = new Set<ServerResponse>();
  let latest: string[] = [];
  let isOutdated = false;
  /** The warnings at the last pass, which aren't repeated; the first ones were printed when the dev server started. */
  let warned: string[] | undefined;
  let settled: NodeJS.Timeout | undefined;
  let nudge: NodeJS.Timeout | undefined;

  async function pass(): Promise<void> {
    const result = await gate.pass();
    const warnings = result.warnings.map(formatProblem);
    const added = warnings.filter((warning) => warned?.includes(warning) === false);
    warned = warnings;
    if (added.length > 0) reporter.warn(`About the content:\n\n${added.join('\n\n')}\n`);

    const problems = [...(isOutdated ? [restart] : []), ...result.problems.map(formatProblem)];
    if (problems.join() === latest.join()) return;
    latest = problems;
    for (const listener of listeners) send(listener, latest);
    if (latest.length > 0) reporter.warn(`The content has problems:\n\n${latest.join('\n\n')}\n`);
    else reporter.info('The content is valid again.');
  }

  /**
   * Gatsby shows each change by itself, but misses one if a page is opened, or other changes are shown, at the wrong
   * moment: touching a node makes it look again.
   */
  async function nudgeGatsby(): Promise<void> {
    const { published } = await gate.pass();
    const [node] = args.getNodesByType('SiteWords');
    if (node === undefined || areCurrent(args, published)) return;
    args.actions.touchNode(node);
    nudge = setTimeout(run, nudgeDelay, nudgeGatsby);
  }

  function run(work: () => Promise<void>): void {
    work().catch((error) => reporter.error('The content could not be checked.', error));
  }

  watch('content', { ignoreInitial: true }).on('all', () => {
    clearTimeout(settled);
    clearTimeout(nudge);
    settled = setTimeout(run, settleDelay, pass);
    nudge = setTimeout(run, nudgeDelay, nudgeGatsby);
  });
  run(pass);

  watch('src/content/model', { ignoreInitial: true }).on('all', (_event, path) => {
    if (isOutdated || path.endsWith('.test.ts')) return;
    isOutdated = true;
    run(pass);
  });

  // A page in the back/forward cache would keep its event streams, including Gatsby's own, and since a browser has six
  // connections to a host, the third page would wait a minute for one.
  app.use(((request, response, next) => {
    const isPage = request.headers.accept?.includes('text/html');
    if (isPage) response.setHeader('Cache-Control', 'no-store');
    next();
  }) satisfies RequestHandler);

  app.get(problemsPath, ((_request, response) => {
    // Without no-transform the dev server's compression would delay the events.
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
    });
    send(response, latest);
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
  }) satisfies RequestHandler);
}

function send(listener: ServerResponse, problems: string[]): void {
  listener.write(`data: ${JSON.stringify(problems)}\n\n`);
}
