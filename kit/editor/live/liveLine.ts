import { draftLabel, reasonUnpublished } from '../../content/fields/publication';
import { type ContentFile, fileOf } from '../../content/model/entry';
import { isPageCollection, isSingle } from '../../content/model/model';
import { hasUnsaved } from '../engine/typedWords';
import { isDraft } from '../saving/drafts';
import { publishedSince } from '../saving/published';

/** Set by the bundler: `true` for the editor of the dev server, beside which no site is live. */
declare const SAVES_IN_WORKING_COPY: boolean;

/** What a build writes at `/admin/live.json`; a preview, which shows drafts, has none. */
export interface LiveSite {
  /** The commit that it was built from. */
  commit: string;
  /** The day of its content, such as `2027-03-12`. */
  day: string;
}

/** Milliseconds until the site is asked again while something waits for a build. */
const INTERVAL_MS = 60_000;
/** Whoever types needn’t wait for the line. */
const REST_MS = 300;

const waiting = 'Published, and waiting for the next build';

/**
 * Says above a page whether visitors see what is in its form. Says nothing where that can’t be known.
 *
 * @param line an empty element
 * @param saved what is saved of the form’s file; undefined if nothing is
 * @returns `update`, for when the form has changed, and `refresh`, for when something has been saved
 */
export function openLiveLine(
  line: HTMLElement,
  saved: () => ContentFile | undefined,
  signal: AbortSignal,
) {
  let site: LiveSite | undefined;
  let latest = 0;
  let pause: ReturnType<typeof setTimeout>;
  const timer = setInterval(() => line.textContent === waiting && refresh(), INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  window.addEventListener('focus', () => void refresh(), { signal });
  return { update, refresh };

  function update(): void {
    clearTimeout(pause);
    pause = setTimeout(draw, REST_MS);
  }

  async function refresh(): Promise<void> {
    site = await readLiveSite();
    await draw();
  }

  async function draw(): Promise<void> {
    latest += 1;
    const turn = latest;
    const words = site && (await liveWords(site, hasUnsaved() ? undefined : saved()));
    if (turn !== latest || signal.aborted) return;
    line.hidden = words === undefined;
    // What stays isn’t said again.
    if (line.textContent !== (words ?? '')) line.textContent = words ?? '';
  }
}

/** @param file undefined if what is in the form isn’t saved */
async function liveWords(
  { commit, day }: LiveSite,
  file: ContentFile | undefined,
): Promise<string | undefined> {
  if (file === undefined) return 'Not saved yet';
  if (isDraft(file)) return 'Saved as a draft';
  const reason = reasonUnpublished(file.fields, day);
  if (reason) return `Visitors don’t see this: ${draftLabel(reason, 'en')}`;
  const since = await publishedSince(commit);
  if (since?.includes(fileOf(file))) return waiting;
  const { collection } = file;
  const isShown = isPageCollection(collection) || isSingle(collection);
  return since && `Visitors see this${isShown ? '' : ' where a page shows it'}`;
}

async function readLiveSite(): Promise<LiveSite | undefined> {
  if (SAVES_IN_WORKING_COPY) return undefined;
  try {
    const response = await fetch(new URL('live.json', document.baseURI), { cache: 'no-store' });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
