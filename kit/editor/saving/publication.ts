import { checkChanges } from '../../content/check/checkChanges';
import { checkContent } from '../../content/check/checkContent';
import { fileInForm, inForm } from '../../content/check/wording';
import { today } from '../../content/fields/day';
import { isMistake } from '../../content/fields/problem';
import { draftLabel, reasonUnpublished } from '../../content/fields/publication';
import { collectionOf } from '../../content/model/entry';
import { parseFile } from '../../content/read/parseFile';
import { read, type Sent } from './ask';
import { readFolder } from './folder';

/** How many problems are told at once. */
const MOST = 5;

/**
 * Makes sure that a draft may go live: the site can be built with it, as far as that doesn’t depend on pictures, and the
 * writer knows if it takes something off the site.
 *
 * @param sent a request to the repository
 * @throws with what is to be mended, or if the writer doesn’t agree
 */
export async function assertPublishable(
  sent: Sent,
  { base, head }: { base: { ref: string }; head: { sha: string } },
  siteUrl: string | undefined,
): Promise<void> {
  const { files } = await read(sent, `compare/${base.ref}...${head.sha}`);
  const [before, drafted] = [await textsAt(sent, base.ref), await textsAt(sent, head.sha)];
  const after = new Map(before);
  for (const { filename, previous_filename: former } of files) {
    const there = drafted.get(filename);
    after.delete(former ?? filename);
    if (there) after.set(filename, there);
  }
  const options = { hasPictures: false, siteUrl };
  const known = checkContent(before, today(), options).problems;
  const { problems } = checkChanges(before, known, after, today(), options);
  const mistakes = problems
    .filter(isMistake)
    .slice(0, MOST)
    .map((problem) => {
      const { where, what } = inForm(problem);
      return `${where}: ${what}`;
    });
  if (mistakes.length > 0) {
    throw new Error(
      `Nothing was published: no build of the site would pass with it. What is to be mended:\n\n${mistakes.join('\n')}`,
    );
  }
  for (const [file, { text }] of after) {
    const there = before.get(file)?.text;
    const label = text === there ? undefined : fileDraftLabel(file, text);
    if (label === undefined) continue;
    const isPublished = there !== undefined && fileDraftLabel(file, there) === undefined;
    const effect = isPublished
      ? `Visitors see ${fileInForm(file)} now. The next build takes it off the site: ${label}.`
      : `Visitors won’t see ${fileInForm(file)} at once: ${label}.`;
    const question = `${effect}\n\nOK publishes it. Cancel publishes nothing.`;
    if (!confirm(question)) throw new Error('Nothing was published.');
  }
}

/** Why visitors don’t see a file; undefined if they do. */
function fileDraftLabel(file: string, text: string): string | undefined {
  const collection = collectionOf(file);
  const fields = collection && parseFile(collection, text).fields;
  const reason = reasonUnpublished(fields, today());
  return reason && draftLabel(reason, 'en');
}

async function textsAt(sent: Sent, branch: string): Promise<Map<string, { text: string }>> {
  const [, owner, repo] = /\/repos\/([^/]+)\/([^/]+)\//.exec(sent.address) ?? [];
  const files = await readFolder(sent, { owner, repo, place: `${branch}:content` });
  return new Map(files.map(({ path, text }) => [path, { text }]));
}
