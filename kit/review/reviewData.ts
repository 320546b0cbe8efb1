import type { ToldChange } from '../content/differences/toldChanges';
import type { ContentFile } from '../content/model/entry';

/** What both sides have. */
export interface Sides<Value> {
  before: Value;
  after: Value;
}

/** What the page of a review shows: `review.json` beside it. */
export interface ReviewData {
  /** The changes in a sentence, as the bar of a preview has it. */
  summary: string;
  /** What is compared with, and what the review can’t show, in sentences. */
  notes: string[];
  items: ReviewItem[];
  /** Of addresses that visitors lose, and of the content: what the check says. */
  problems: string[];
  /** By the paths that fields have, such as `/images/portal.png`. */
  pictures: Record<string, Partial<Sides<PictureFile | undefined>>>;
  /** All content as it is now, and of the files that differ, as they were. */
  after: ContentFile[];
  before: ContentFile[];
}

/** A file that has changed. */
export interface ReviewItem {
  title: string;
  /** Where visitors see it: its path, or the pages that have it. */
  place: string;
  changes: ToldChange[];
  /** The file on either side, such as `pages/clients`. */
  files: Sides<string | undefined>;
}

/** A picture, by its address below that of the review. */
export interface PictureFile {
  address: string;
  /** Its size in pixels, and its weight. */
  facts: string;
  alt: string;
}

/** What a file is called in a review. */
export function keyOf({ collection, name }: Pick<ContentFile, 'collection' | 'name'>): string {
  return `${collection}/${name}`;
}
