import { childOf } from '../../content/fields/paths';
import { draftLabel, reasonUnpublished } from '../../content/fields/publication';
import { isPageCollection, isSingle } from '../../content/model/model';
import type { FormChange } from '../changes/fileChanges';
import { read } from '../saving/askGitHub';
import { isDraft, look } from '../saving/gitHub';
import { changesTo, type WrittenForm } from './writtenForm';

/** Set by the bundler: the name of the branch that the site is built from; empty in the working copy. */
declare const LIVE_BRANCH: string;

/** What a build writes at `/admin/live.json`; a preview, which shows drafts, has none. */
export interface LiveSite {
  /** The commit that it was built from. */
  commit: string;
  /** The day of its content, such as `2027-03-12`. */
  day: string;
}

/** What was published, as far as it is known. */
interface Published {
  /** The text of the form’s file: empty if there is no such file. */
  text?: string | undefined;
  /** What visitors see: the day of it, and the paths of the files that were published since. */
  site?: { day: string; since: readonly unknown[] } | undefined;
}

/**
 * Knows what was published of the file in a form, until the signal. It is read again once another text is saved, and when
 * somebody comes back to the window.
 *
 * @param redraw is called once it is known
 */
export function watchPublished(
  redraw: () => void,
  signal: AbortSignal,
): (form: WrittenForm) => Published {
  let published: Published = {};
  /** The form beside which it was read. */
  let beside: Pick<WrittenForm, 'path' | 'saved'> | undefined;
  window.addEventListener('focus', refresh, { signal });
  return (form) => {
    if (form.saved !== beside?.saved) {
      beside = form;
      published = { site: published.site };
      void refresh();
    }
    return published;
  };

  async function refresh(): Promise<void> {
    const form = beside;
    if (form === undefined || LIVE_BRANCH === '') return;
    const [text, site] = await Promise.all([
      readText(form.path).catch(() => undefined),
      readSite().catch(() => undefined),
    ]);
    if (form !== beside) return;
    published = { text, site };
    redraw();
  }
}

async function readText(path: string): Promise<string> {
  return (await look(LIVE_BRANCH, [path])).texts.get(path) ?? '';
}

async function readSite(): Promise<Published['site']> {
  const response = await fetch(new URL('live.json', document.baseURI), { cache: 'no-store' });
  if (!response.ok) return undefined;
  const { commit, day }: LiveSite = await response.json();
  // https://docs.github.com/en/rest/commits/commits#compare-two-commits lists at most 300 of them.
  const { files } = await read(`compare/${commit}...${LIVE_BRANCH}`);
  if (files.length >= 300) return undefined;
  return { day, since: files.map((file: unknown) => childOf(file, 'filename')) };
}

/** What a draft changes for visitors; nothing where that isn’t known. */
export function unpublishedChanges({ text }: Published, form: WrittenForm): FormChange[] {
  return isDraft(form) && text !== undefined ? changesTo(form, text || undefined) : [];
}

/** Whether visitors see what is saved of a form; empty where that isn’t known. */
export function liveWords({ site }: Published, form: WrittenForm): string {
  const { collection, fields, path } = form;
  if (site === undefined) return '';
  if (isDraft(form)) return 'Saved as a draft';
  const reason = reasonUnpublished(fields, site.day);
  if (reason) return `Visitors don’t see this: ${draftLabel(reason, 'en')}`;
  if (site.since.includes(path)) return 'Published, and waiting for the next build';
  const isShown = isPageCollection(collection) || isSingle(collection);
  return `Visitors see this${isShown ? '' : ' where a page shows it'}`;
}
