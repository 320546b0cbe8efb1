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
  /** The version of each file that visitors see anything of, by its key: the name of an unlisted page isn’t public. */
  files: Readonly<Record<string, string>>;
}

/** The key of a file in `LiveSite.files`. */
export function keyOfFile(file: Pick<ContentFileId, 'collection' | 'name'>): Promise<string> {
  return versionOf(fileOf(file));
}

/** What there is to compare of a file. */
interface Compared {
  key: string;
  /** The version that is in the form. */
  typed: string;
  /** Milliseconds for which what is saved should have been live. */
  waited: number;
}

/** What is said of a file above its page. */
interface LiveWords {
  text: string;
  /** Whether visitors see what is in the form. */
  isLive: boolean;
  /** Whether they see another version of the file. */
  hasOther: boolean;
  /** Whether a build should have been done by now. */
  isLate: boolean;
}

/** Milliseconds after which a build should have been done. */
const buildTime = 15 * 60_000;

/** Says whether visitors see what is in the form. */
export function liveWords({ built, files }: LiveSite, { key, typed, waited }: Compared): LiveWords {
  const live = files[key];
  const isLive = live === typed;
  const since = inWords(new Date(built));
  const hasOther = live !== undefined && !isLive;
  const notLive = hasOther
    ? `Not live: visitors see the version built ${since}`
    : 'Not live: no visitor sees this file yet';
  return {
    text: isLive ? `Live since ${since}` : notLive,
    isLive,
    hasOther,
    isLate: waited >= buildTime,
  };
}

/** A time where the writer is, such as `12 March, 14:32`. */
function inWords(time: Date): string {
  const isThisYear = time.getFullYear() === new Date().getFullYear();
  const day = time.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  const clock = time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `${day}, ${clock}`;
}
