import { checkChanges } from '../content/check/checkChanges';
import { checkContent, rememberFindings } from '../content/check/checkContent';
import { listProblems } from '../content/check/wording';
import { filesNamed } from '../content/derive/filesNamed';
import { changedContent } from '../content/differences/changedContent';
import type { FieldChange } from '../content/differences/changedFields';
import { differences, type FileDifference } from '../content/differences/differences';
import { lostAddresses } from '../content/differences/lostAddresses';
import { fileTitle, type ToldChange, toldChanges } from '../content/differences/toldChanges';
import { dayInWords } from '../content/fields/day';
import { capitalized } from '../content/fields/fieldText';
import type { FieldPath } from '../content/fields/paths';
import { fieldsIn, schemaAt } from '../content/fields/walk';
import { fillProduct } from '../content/markdown/fillProduct';
import { type ContentFile, contentFileAt, pathOf } from '../content/model/entry';
import {
  collectionNames,
  isPageCollection,
  isSingle,
  language,
  modelOf,
} from '../content/model/model';
import { readContent } from '../content/read/readContent';
import {
  keyOf,
  type ReviewChange,
  type ReviewData,
  type ReviewItem,
  type Sides,
} from './reviewData';
import { reviewPictures } from './reviewPictures';

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
  const { before, bytes, day, code } = await changedContent(files, against, project);
  const check = { siteUrl, findingsOf: rememberFindings() };
  const [known, checked] = [checkContent(before, today, check), checkContent(files, today, check)];
  const { problems } = checkChanges(before, known.problems, files, today, check);
  const changed = differences(before, files, check).sort(
    (one, other) =>
      collectionNames.indexOf(one.collection) - collectionNames.indexOf(other.collection),
  );
  const after = [...files].flatMap(([file, facts]) => {
    const id = contentFileAt(file);
    if (id === undefined || !('text' in facts)) return [];
    const { fields = {}, body } = check.findingsOf(id, facts.text, siteUrl);
    return contentFile({ ...id, fields, body });
  });
  const old = changed.flatMap((each) => (each.before ? contentFile(each.before) : []));
  const { product } = checked.index;
  const items = changed.map((each) => itemOf(each, after, today, product));
  const { pictures, copies } = reviewPictures({
    files: { before, after: files },
    sides: { before: [...after, ...old], after },
    changed,
    bytes,
    content,
  });
  const data: ReviewData = {
    summary: summaryOf(items, changed, code),
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
  return `Compared with ${isCommit ? 'the version' : against} of ${dayInWords(day, language)}.`;
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
  const files = {
    before: difference.before && keyOf(difference.before),
    after: difference.after && keyOf(difference.after),
  };
  const fill = (words: string) => fillProduct(words, product);
  return {
    title: fill(fileTitle(difference)),
    place: whereShown(difference, after),
    changes: toldChanges(difference, today).map((told) => ({
      ...shownChange(told, difference, files, fill),
      sentence: fill(told.sentence),
      parts: told.parts.map((part) => ({ ...part, words: fill(part.words) })),
    })),
    files,
  };
}

/** Where a page shows a change, on either side: of a picture, all that belongs to it. */
function shownChange(
  { change }: ToldChange,
  { collection, before, after }: FileDifference,
  files: ReviewItem['files'],
  fill: (words: string) => string,
): Omit<ReviewChange, 'sentence' | 'parts'> {
  const none = { before: [], after: [] };
  if (!change)
    return { fields: { before: undefined, after: undefined }, lines: none, pictures: none };
  const { kind, path, was, from, to } = change;
  const schemas = {
    before: schemaAt(modelOf(collection), was, before?.fields),
    after: schemaAt(modelOf(collection), path, after?.fields),
  };
  const fieldAt = (side: keyof Sides<unknown>, at: FieldPath, missing: FieldChange['kind']) => {
    const schema = schemas[side];
    const isPicture = schema?.is === 'field' && schema.format === 'picture';
    const shown = isPicture ? at.slice(0, -1) : at;
    return kind === missing ? undefined : [files[side], ...shown].join('.');
  };
  const lines = [from, to].map((text) => (typeof text === 'string' ? text.split('\n') : []));
  const [olds = [], news = []] = lines;
  const picturesIn = (side: keyof Sides<unknown>, value: unknown) => {
    const schema = kind === 'moved' ? undefined : schemas[side];
    const written = schema ? [...fieldsIn(schema, value)] : [];
    return written.flatMap(({ kind: { format }, value: each }) =>
      format === 'picture' ? `${each}` : [],
    );
  };
  return {
    change: { kind, path, was },
    fields: { before: fieldAt('before', was, 'new'), after: fieldAt('after', path, 'gone') },
    lines: {
      before: olds.filter((line) => !news.includes(line)).map(fill),
      after: news.filter((line) => !olds.includes(line)).map(fill),
    },
    pictures: { before: picturesIn('before', from), after: picturesIn('after', to) },
  };
}

const list = new Intl.ListFormat('en-GB');

/** Where visitors see a file: the path of a page, or the pages that name it. */
function whereShown(
  { collection, before, after }: FileDifference,
  content: readonly ContentFile[],
) {
  const file = after ?? before;
  const own = file && pathOf(file);
  if (own !== undefined) return own;
  const paths = content.flatMap((page) => {
    const path = pathOf(page);
    const named = filesNamed(modelOf(page.collection), page.fields, collection);
    return path !== undefined && file && named.includes(file.name) ? path : [];
  });
  return paths.length > 0 ? `On ${list.format(paths)}.` : '';
}

/** `2 pages, 1 testimonial and the banner file changed`. */
function summaryOf(
  items: readonly ReviewItem[],
  changed: readonly FileDifference[],
  code: readonly string[],
): string {
  if (items.length === 0)
    return code.length > 0 ? 'Only the site’s code changed' : 'No page changed';
  const pages = changed.filter(({ collection }) => isPageCollection(collection)).length;
  const others = collectionNames
    .filter((each) => !isPageCollection(each))
    .flatMap((collection) => {
      const { length } = changed.filter((each) => each.collection === collection);
      const { noun } = modelOf(collection);
      if (length === 0) return [];
      return isSingle(collection) ? `the ${noun}` : counted(length, noun);
    });
  const counts = [...(pages === 0 ? [] : [counted(pages, 'page')]), ...others];
  return capitalized(`${list.format(counts)} changed`);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
