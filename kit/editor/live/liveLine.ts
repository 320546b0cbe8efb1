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

/** When the engine’s buttons say whether anything is unsaved. */
const REST_MS = 300;

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
  /** What visitors see, and the files that were published since it was built. */
  let site: (LiveSite & { since: readonly string[] }) | undefined;
  window.addEventListener('focus', () => void refresh(), { signal });
  return { update, refresh };

  async function refresh(): Promise<void> {
    const live = await readLiveSite();
    const since = live && (await publishedSince(live.commit));
    site = live && since && { ...live, since };
    update();
  }

  function update(): void {
    setTimeout(() => {
      const words = site ? liveWords(site, hasUnsaved() ? undefined : saved()) : '';
      line.hidden = words === '';
      // What stays isn’t said again.
      if (line.textContent !== words) line.textContent = words;
    }, REST_MS);
  }
}

/** @param file undefined if what is in the form isn’t saved */
function liveWords(
  { day, since }: LiveSite & { since: readonly string[] },
  file: ContentFile | undefined,
): string {
  if (file === undefined) return 'Not saved yet';
  if (isDraft(file)) return 'Saved as a draft';
  const reason = reasonUnpublished(file.fields, day);
  if (reason) return `Visitors don’t see this: ${draftLabel(reason, 'en')}`;
  if (since.includes(fileOf(file))) return 'Published, and waiting for the next build';
  const { collection } = file;
  const isShown = isPageCollection(collection) || isSingle(collection);
  return `Visitors see this${isShown ? '' : ' where a page shows it'}`;
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
