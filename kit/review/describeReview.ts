import { join } from 'node:path';
import { checkChanges } from '../content/check/checkChanges';
import { checkContent } from '../content/check/checkContent';
import { listProblems } from '../content/check/wording';
import { differences, type FileDifference } from '../content/differences/differences';
import { lostAddresses } from '../content/differences/lostAddresses';
import { fileTitle, toldChanges } from '../content/differences/toldChanges';
import { dayInWords } from '../content/fields/day';
import { counted } from '../content/fields/fieldText';
import { fillProduct } from '../content/markdown/fillProduct';
import { type ContentFile, filesNamed, pathOf } from '../content/model/entry';
import { collectionNames, isPageCollection, language } from '../content/model/model';
import { readContent, withChanges } from '../content/read/readContent';
import { keyOf, type ReviewData, type ReviewItem } from './reviewData';
import { reviewPictures } from './reviewPictures';
import { changesSince } from './revision';

interface ReviewOptions {
  /** The folder of the project in Git, with its content. */
  project: string;
  /** A branch, a tag or a commit. */
  against: string;
  /** The day, such as `2027-01-01`. */
  today: string;
  siteUrl?: string | undefined;
}

export type Review = Awaited<ReturnType<typeof describeReview>>;

/**
 * Compares the content of a project with what it was when it branched off a revision. Throws where git can’t tell, with
 * what to do.
 *
 * @returns what the page of the review shows, and the files of its pictures by their addresses
 */
export async function describeReview(options: ReviewOptions) {
  const { project, against, today, siteUrl } = options;
  const files = await readContent(join(project, 'content'));
  const { day, code, content: bytes } = changesSince(against, project);
  const before = await withChanges(files, bytes);
  const check = { siteUrl };
  const [known, checked] = [checkContent(before, today, check), checkContent(files, today, check)];
  const { problems } = checkChanges(known, checked);
  const changed = differences(before, files, siteUrl).sort(
    (one, other) =>
      collectionNames.indexOf(one.collection) - collectionNames.indexOf(other.collection),
  );
  const after = checked.index.files.map(contentFile);
  const old = changed.flatMap((each) => (each.before ? contentFile(each.before) : []));
  const written = changed.map((each): ReviewItem => {
    const [was, is] = [each.before && keyOf(each.before), each.after && keyOf(each.after)];
    const told = { title: fileTitle(each), place: whereShown(each, after) };
    return { ...told, changes: toldChanges(each, today), files: { before: was, after: is } };
  });
  // The product’s name takes its place in every text of these.
  const product = JSON.stringify(checked.index.product).slice(1, -1);
  const items: ReviewItem[] = JSON.parse(fillProduct(JSON.stringify(written), product));
  const indexes = { before: known.index, after: checked.index };
  const { pictures, copies } = reviewPictures({ indexes, changed, bytes, project });
  const data: ReviewData = {
    summary: summaryOf(changed, code),
    notes: [comparedWith(against, day), ...(code.length > 0 ? [codeNote] : [])],
    items,
    problems: listProblems([...problems, ...lostAddresses(known, checked, today)]),
    pictures,
    after,
    before: old,
  };
  return { data, copies };
}

const codeNote = 'The site’s own code changed as well; what that does isn’t shown here.';

function comparedWith(against: string, day: string): string {
  const isCommit = /^[0-9a-f]{7,40}$/.test(against);
  const branch = isCommit ? '' : ` (${against})`;
  return `Compared with the content of ${dayInWords(day, language)}${branch}.`;
}

function contentFile({ collection, name, fields = {} }: ContentFile): ContentFile {
  return { collection, name, fields };
}

/** Where visitors see a file: the path of a page, or the pages that name it. */
function whereShown(
  { collection, before, after }: FileDifference,
  content: readonly ContentFile[],
): string {
  const file = after ?? before;
  const own = file && pathOf(file);
  if (own !== undefined) return own;
  const paths = content.flatMap((page) => {
    return file && filesNamed(page, collection).includes(file.name) ? (pathOf(page) ?? []) : [];
  });
  return paths.length > 0 ? `On ${new Intl.ListFormat('en-GB').format(paths)}.` : '';
}

/** `2 pages and 1 shared part changed`: what isn’t a page, pages share. */
function summaryOf(changed: readonly FileDifference[], code: readonly string[]): string {
  if (changed.length === 0)
    return code.length > 0 ? 'Only the site’s code changed' : 'No page changed';
  const pages = changed.filter(({ collection }) => isPageCollection(collection)).length;
  const others = changed.length - pages;
  const counts = [counted(pages, 'page'), counted(others, 'shared part')];
  return `${counts.filter((each) => !each.startsWith('0')).join(' and ')} changed`;
}
