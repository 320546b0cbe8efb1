import { draftLabel, reasonUnpublished } from '../../content/fields/publication';
import { isPageCollection, isSingle } from '../../content/model/model';
import type { WrittenForm } from '../form/formChanges';
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

/**
 * Knows whether visitors see what is saved of a form, until the signal.
 *
 * @param redraw is called once there is something new to say
 * @returns what says it; empty where it can’t be known
 */
export function liveStatus(redraw: () => void, signal: AbortSignal): (form: WrittenForm) => string {
  /** What visitors see, and the files that were published since it was built. */
  let site: (LiveSite & { since: readonly string[] }) | undefined;
  /** The saved text beside which that was read. */
  let read: Pick<WrittenForm, 'saved'> | undefined;
  window.addEventListener('focus', refresh, { signal });
  return (form) => {
    if (read?.saved !== form.saved || read === undefined) {
      read = form;
      void refresh();
    }
    return site ? liveWords(site, form) : '';
  };

  async function refresh(): Promise<void> {
    const live = await readLiveSite();
    const since = live && (await publishedSince(live.commit));
    site = live && since && { ...live, since };
    redraw();
  }
}

function liveWords(
  { day, since }: LiveSite & { since: readonly string[] },
  form: WrittenForm,
): string {
  const { collection, fields, path } = form;
  if (isDraft(form)) return 'Saved as a draft';
  const reason = reasonUnpublished(fields, day);
  if (reason) return `Visitors don’t see this: ${draftLabel(reason, 'en')}`;
  if (since.includes(path)) return 'Published, and waiting for the next build';
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
