import type { ContentFile } from '../form/formContent';
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
  /** Puts what visitors see in the place of the page; resolves with what ends that, or nothing if there is no such page. */
  showLive(): Promise<(() => void) | undefined>;
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
  let endLive: (() => void) | undefined;
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
    if (!words?.hasOther) showForm();
    draw(words);
  }

  /** Returns the button that shows the other version, if there is one. */
  function draw(words: LiveWords | undefined): HTMLElement | undefined {
    const { ownerDocument: page } = line;
    const parts: (string | Node)[] = [words?.text ?? ''];
    const button = words?.hasOther ? page.createElement('button') : undefined;
    if (button) {
      button.type = 'button';
      button.textContent = endLive ? 'Show what is in the form' : 'Show what visitors see';
      button.addEventListener('click', async () => {
        if (endLive) showForm();
        else endLive = await options.showLive();
        draw(words)?.focus();
      });
      parts.push(' ', button);
    }
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
    return button;
  }

  function showForm(): void {
    endLive?.();
    endLive = undefined;
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
