import { type ContentFileId, fileOf } from '../../content/model/entry';
import { versionOf } from '../saving/versions';

/** What the build writes at `/admin/live.json`, for the editor to compare its forms with. */
export interface LiveSite {
  /** When the site was built, such as `2027-03-12T13:32:00.000Z`. */
  built: string;
  /** The commit that it was built from, where git knows it. */
  commit?: string;
  /** The day of its content, such as `2027-03-12`. */
  day: string;
  /** Whether it shows drafts, too: then visitors don’t see it. */
  isPreview?: true;
  /** The version of each file that visitors see anything of, by its key: the name of an unlisted page isn’t public. */
  files: Readonly<Record<string, string>>;
}

/** The key of a file in `LiveSite.files`. */
export function keyOfFile(file: Pick<ContentFileId, 'collection' | 'name'>): Promise<string> {
  return versionOf(fileOf(file));
}

/** What there is to compare of a file. */
export interface Compared {
  key: string;
  /** The version that is in the form. */
  typed: string;
  /** The version that was saved last; empty if none was. */
  saved: string;
  /** Whether that is a draft. */
  isDraft: boolean;
  /** When visitors see the file, such as `Shown from March 1, 2027`; undefined if at once. */
  label: string | undefined;
  /** What of it they don’t see, such as `Section 3 (Draft)`. */
  unpublishedParts: readonly string[];
  /** Milliseconds for which what is published should have been live. */
  waited: number;
}

/** What is said of a file above its page. */
export interface LiveWords {
  text: string;
  /** Whether nothing of what is in the form waits to be seen. */
  isLive: boolean;
  /** Whether visitors see another version of the file. */
  hasOther: boolean;
  /** Whether a build should have been done by now. */
  isLate: boolean;
}

/** Milliseconds after which a build should have been done. */
const buildTime = 15 * 60_000;

/** Says whether visitors see what is in the form. */
export function liveWords(site: LiveSite, compared: Compared): LiveWords {
  const live = site.files[compared.key];
  const isLive = live === compared.typed;
  if (site.isPreview) {
    const text = 'This is a preview, which shows drafts: it doesn’t know what visitors see';
    return { text, isLive: true, hasOther: false, isLate: false };
  }
  const hasOther = live !== undefined && !isLive;
  if (isLive) return { text: `Live${withoutParts(compared)}`, isLive, hasOther, isLate: false };
  const visitors = hasOther ? 'Visitors see another version' : 'No visitor sees this file yet';
  const isLate = compared.waited >= buildTime;
  return { text: `${stateOf(compared)}. ${visitors}`, isLive, hasOther, isLate };
}

function stateOf({ typed, saved, isDraft, label }: Compared): string {
  if (typed !== saved) return 'Not saved yet';
  if (isDraft) return 'Saved as a draft, and not published yet';
  return label ?? 'Published, and waiting for a build';
}

function withoutParts({ unpublishedParts }: Compared): string {
  const parts = new Intl.ListFormat('en').format(unpublishedParts);
  return parts && `, without ${parts}`;
}
