import { checkChanges } from '../content/check/checkChanges';
import { checkContent, rememberFindings } from '../content/check/checkContent';
import { listProblems } from '../content/check/wording';
import { changedContent } from '../content/differences/changedContent';
import { changeLines } from '../content/differences/changeLines';
import {
  type ComparedFile,
  differences,
  type FileDifference,
} from '../content/differences/differences';
import { fileSentences, fileTitle } from '../content/differences/fileWords';
import { lostBetween } from '../content/differences/lostAddresses';
import { capitalized } from '../content/fields/fieldText';
import { fillProduct } from '../content/markdown/fillProduct';
import type { ContentFile } from '../content/model/entry';
import { contentFileAt, productIn } from '../content/model/entry';
import { collectionNames, isPageCollection, isSingle, modelOf } from '../content/model/model';
import { readContent } from '../content/read/readContent';
import { replacedPictures } from './replacedPictures';
import type { FileName, ReviewData, ReviewItem } from './reviewData';
import { reviewPictures } from './reviewPictures';
import { whereShown } from './whereShown';

interface ReviewOptions {
  /** The folder of the project in Git, and that of the content. */
  project: string;
  content: string;
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
  const { project, content, against, today, siteUrl } = options;
  const files = await readContent(content);
  const { before, bytes, commit, code } = await changedContent(files, against, project);
  const check = { siteUrl, findingsOf: rememberFindings() };
  const { problems: known } = checkContent(before, today, check);
  const checked = checkContent(files, today, check);
  const { problems } = checkChanges(before, known, files, today, check);
  const found = differences(before, files, { day: today, ...check });
  const after = [...files].flatMap(([file, facts]) => {
    const id = contentFileAt(file);
    if (id === undefined || !('text' in facts)) return [];
    const { fields = {}, body } = check.findingsOf(id, facts.text, siteUrl);
    return contentFile({ ...id, fields, body });
  });
  const old = found.files.flatMap(({ before: file }) => (file ? contentFile(file) : []));
  const product = after.map(productIn).find((name) => name !== undefined) ?? '';
  const changed = [...found.files, ...replacedPictures(found, after)].sort(
    (one, other) =>
      collectionNames.indexOf(one.collection) - collectionNames.indexOf(other.collection),
  );
  const items = changed.map((each) => itemOf(each, after, today, product));
  const { pictures, copies } = reviewPictures({
    files: { before, after: files },
    sides: { before: [...after, ...old], after },
    changed,
    bytesBefore: bytes,
    content,
  });
  const lost = lostBetween(before, files, checked, today);
  const data: ReviewData = {
    against,
    commit,
    summary: summaryOf(items, code),
    items,
    problems: listProblems([...problems, ...lost]),
    addresses: found.addresses,
    pictures,
    notShown: notShown(code),
    after,
    before: old,
    added: changed.flatMap(({ before: was, after: is }) =>
      is && was?.file !== is.file ? (nameIn(is) ?? []) : [],
    ),
  };
  return { data, copies };
}

function contentFile({ collection, name, fields, body }: ContentFile): ContentFile {
  return { collection, name, fields, body };
}

function itemOf(
  difference: FileDifference,
  after: readonly ContentFile[],
  today: string,
  product: string,
): ReviewItem {
  return {
    title: fillProduct(fileTitle(difference), product),
    place: whereShown(difference, after),
    sentences: fileSentences(difference, today),
    lines: changeLines(difference).map((line) => {
      const fill = (lines: string[]) => lines.map((each) => fillProduct(each, product));
      const words = line.words.map((each) => ({
        ...each,
        words: fillProduct(each.words, product),
      }));
      return {
        ...line,
        words,
        lines: { before: fill(line.lines.before), after: fill(line.lines.after) },
      };
    }),
    before: nameIn(difference.before),
    after: nameIn(difference.after),
  };
}

function nameIn(file: ComparedFile | undefined): FileName | undefined {
  return file && { collection: file.collection, name: file.name };
}

/** `2 pages, 1 testimonial and the banner file changed`. */
function summaryOf(items: readonly ReviewItem[], code: readonly string[]): string {
  const changed = items.flatMap(({ before, after }) => (after ?? before)?.collection ?? []);
  const pages = changed.filter((each) => isPageCollection(each)).length;
  const others = [...new Set(changed)].filter((each) => !isPageCollection(each));
  const counts = [
    ...(pages === 0 ? [] : [counted(pages, 'page')]),
    ...others.map((collection) => {
      const { noun } = modelOf(collection);
      const count = changed.filter((each) => each === collection).length;
      return isSingle(collection) ? `the ${noun}` : counted(count, noun);
    }),
  ];
  if (counts.length > 0) return capitalized(`${list.format(counts)} changed`);
  return code.length > 0 ? 'Only code changed' : 'No page changed';
}

const list = new Intl.ListFormat('en-GB');

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function notShown(code: readonly string[]): string[] {
  if (code.length === 0) return [];
  const files = counted(code.length, 'file');
  return [
    `This also changes ${files} of code, whose effect isn’t shown here: both sides are drawn by the code as it is now.`,
  ];
}
