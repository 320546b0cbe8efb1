import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { savedText } from '../../content/derive/canonicalText';
import { filesNamed } from '../../content/derive/filesNamed';
import type { Entry } from '../../content/model/entry';
import { isPageCollection, isSingle, modelOf } from '../../content/model/model';
import type { PublishedContent } from '../../content/publish/publisher';
import { keyOfFile, type LiveSite } from '../live/liveSite';
import { versionOf } from '../saving/versions';

/** The content of a build. */
export type ShownContent = Pick<PublishedContent, 'entries' | 'published' | 'today'>;

/**
 * Writes what the editor compares its forms with: `live.json`, in the editor’s folder.
 *
 * @param shown the content; `drafts` is whether the build shows those, too
 */
export async function writeLive(
  folder: string,
  { entries, published, today, drafts }: ShownContent & { drafts: boolean },
  siteUrl: string,
): Promise<void> {
  const seen = new Set(seenEntries(published).map(({ file }) => file));
  const files = entries
    .filter(({ file }) => seen.has(file))
    .map(async (entry) => {
      const text = savedText(entry.collection, entry, siteUrl);
      return [await keyOfFile(entry), await versionOf(text)];
    });
  const commit = headCommit();
  const live: LiveSite = {
    built: new Date().toISOString(),
    ...(commit && { commit }),
    day: today,
    ...(drafts && { isPreview: true }),
    files: Object.fromEntries(await Promise.all(files)),
  };
  writeFileSync(join(folder, 'live.json'), `${JSON.stringify(live, null, 1)}\n`);
}

/** The entries of which visitors see anything: pages, what all of them share, and what these name. */
function seenEntries(published: readonly Entry[]): Entry[] {
  const seen = published.filter(
    ({ collection }) => isPageCollection(collection) || isSingle(collection),
  );
  // What is found is searched, too.
  for (const { collection, fields } of seen) {
    const named = published.filter(
      (other) =>
        !seen.includes(other) &&
        filesNamed(modelOf(collection), fields, other.collection).includes(other.name),
    );
    seen.push(...named);
  }
  return seen;
}

function headCommit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
