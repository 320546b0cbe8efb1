import type { ServerResponse } from 'node:http';
import { watch } from 'chokidar';
import type { CreateDevServerArgs } from 'gatsby';
import { updateNodes } from '../build/nodes/entryNodes';
import { listProblems } from '../content/check/wording';
import type { PublishedContent, Publisher } from '../content/publish/publisher';
import { isUnwatched } from '../content/read/findFiles';
import type { RequestHandler } from './serveFolder';
import { problemsPath } from './showProblems';

/** The folders that the dev server reads only when it starts. */
const modelFolders = ['src/model', 'kit/content/fields'];

const restart =
  `The model, in ${modelFolders.join(' or ')}, has changed since the dev server started, which reads it once.\n` +
  '  End the dev server (Ctrl-C), and start it again.';

const heading = 'The content has problems; the last valid content is shown.';

/** Milliseconds from the last event of a save until the file is complete. */
const settleDelay = 100;

/** Milliseconds until Gatsby has processed a change. It waits half a second for more. */
const processDelay = 1500;

/** Replaces the stack trace by a sentence where the system lets no program watch more files. */
export function explainLackOfWatches(): void {
  function explain(error: unknown): void {
    if (!/ENOSPC.*watch|EMFILE.*watch/.test(String(error))) return;
    console.error(
      'The system has no file watches left, so no change would show. End other programs that watch files, raise ' +
        'fs.inotify.max_user_watches, or look for changes once a second: CHOKIDAR_USEPOLLING=1 npm run dev',
    );
    process.exit(1);
  }
  process.on('uncaughtExceptionMonitor', explain);
  // Before Gatsby's own listener, which prints the trace.
  process.prependListener('unhandledRejection', explain);
}

/**
 * Watches the content while developing. Valid changes become Gatsby's nodes. Problems go to the terminal and, as server-sent
 * events, to the panel in every open page. After a change of the content model it only asks for a restart, since it would
 * report new fields as mistakes.
 *
 * @param onPublish called with the published content, before Gatsby gets it
 */
export function watchContent(
  args: CreateDevServerArgs,
  publisher: Publisher,
  onPublish: (result: PublishedContent) => void,
): void {
  const { app, reporter } = args;
  const listeners = new Set<ServerResponse>();
  /** The current text of the panel. */
  let latest = '';
  let isOutdated = false;
  /** The warnings that were reported last, and aren't repeated. */
  let warned: string[] = [];
  let content: PublishedContent | undefined;
  let next: NodeJS.Timeout | undefined;

  async function publish(): Promise<void> {
    const result = await publisher.publish();
    onPublish(result);
    content = result;
    update();
    const warnings = listProblems(result.warnings);
    const added = warnings.filter((warning) => !warned.includes(warning));
    warned = warnings;
    if (added.length > 0) reporter.warn(`About the content:\n\n${added.join('\n\n')}\n`);

    const problems = listProblems(result.problems);
    const lines = problems.length > 0 ? [heading, ...problems] : [];
    const told = isOutdated ? restart : lines.join('\n\n');
    if (told === latest) return;
    latest = told;
    for (const listener of listeners) send(listener, latest);
    if (latest !== '') reporter.warn(`${latest}\n`);
    else reporter.info('The content is valid again.');
  }

  /** Repeats changes, since Gatsby processes them later, and loses those that wait while a page is opened. */
  function update(): void {
    if (content && updateNodes(args, content).length > 0) next = setTimeout(update, processDelay);
  }

  function publishAfter(delay: number): void {
    clearTimeout(next);
    next = setTimeout(() => {
      publish().catch((error) => reporter.error('The content could not be checked.', error));
    }, delay);
  }

  const ignored = (path: string) => isUnwatched('content', path);
  watch('.', { ignoreInitial: true, ignored }).on('all', () => publishAfter(settleDelay));
  watch(modelFolders, { ignoreInitial: true, ignored: /\.test\.ts$/ }).on('all', () => {
    isOutdated = true;
    publishAfter(settleDelay);
  });
  publishAfter(0);

  // Keeps pages out of the back/forward cache, where they would keep their event streams, Gatsby's own among them. A browser
  // has six connections to a host, so the third page would wait a minute for one.
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

function send(listener: ServerResponse, text: string): void {
  listener.write(`data: ${JSON.stringify(text)}\n\n`);
}
