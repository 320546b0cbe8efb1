import type { ContentFile } from '../../content/model/entry';
import { compareWithLive } from './compareWithLive';
import { type LiveSite, type LiveWords, liveWords } from './liveSite';

/** Set by the bundler: where the host lists its deployments; empty where that isn’t known. */
declare const DEPLOYMENTS_URL: string;
/** `true` for the editor of the dev server, beside which no site is live. */
declare const SAVES_IN_WORKING_COPY: boolean;

/** Milliseconds until the site is asked again, while something isn’t live. */
const interval = 60_000;

interface Options {
  /** What is in the form. */
  file(): ContentFile;
  /** What is saved of it; undefined if nothing is. */
  saved(): ContentFile | undefined;
  /** The version that the form was opened with or has saved since. */
  version(): unknown;
}

/**
 * Says above a page whether visitors see what is in its form. Says nothing where there is no live site, or it can’t be
 * asked.
 *
 * @param line an empty element
 * @returns `compareSoon`, for when the form has changed, and `refresh`, for when something has been saved
 */
export function openLiveLine(line: HTMLElement, options: Options, signal: AbortSignal) {
  let site: LiveSite | undefined;
  let latest = 0;
  let pause: ReturnType<typeof setTimeout>;
  let isLive = true;
  const timer = setInterval(() => isLive || void refresh(), interval);
  signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('focus', () => void refresh(), { signal });
  return { refresh, compareSoon };

  /** Whoever types needn’t wait for the comparison. */
  function compareSoon(): void {
    clearTimeout(pause);
    pause = setTimeout(compare, 300);
  }

  async function refresh(): Promise<void> {
    site = await readLive();
    await compare();
  }

  async function compare(): Promise<void> {
    latest += 1;
    const turn = latest;
    const { file, saved, version } = options;
    const words = site && liveWords(site, await compareWithLive(site, file(), saved(), version()));
    if (turn !== latest || signal.aborted) return;
    isLive = words?.isLive ?? true;
    draw(words);
  }

  function draw(words: LiveWords | undefined): void {
    const { ownerDocument: page } = line;
    const parts: (string | Node)[] = [words?.text ?? ''];
    if (words?.isLate) {
      parts.push(
        ' Builds take a few minutes. If this stays, the build may have stopped: ',
        where(page),
      );
    }
    line.hidden = words === undefined;
    const text = parts.map((part) => (typeof part === 'string' ? part : part.textContent)).join('');
    // What stays isn’t said again.
    if (text !== line.textContent) line.replaceChildren(...parts);
  }
}

function where(page: Document): string | Node {
  if (DEPLOYMENTS_URL === '') return 'ask somebody who can see the host’s list of deployments.';
  const link = page.createElement('a');
  Object.assign(link, { href: DEPLOYMENTS_URL, target: '_blank', rel: 'noopener' });
  link.textContent = 'the list of deployments says so.';
  return link;
}

async function readLive(): Promise<LiveSite | undefined> {
  if (SAVES_IN_WORKING_COPY) return undefined;
  try {
    const response = await fetch(new URL('live.json', document.baseURI), { cache: 'no-store' });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
