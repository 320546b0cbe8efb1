import type { ChangeLine } from '../content/differences/changeLines';
import type { AddressDifference } from '../content/differences/differences';
import type { ContentFile } from '../content/model/entry';
import type { CollectionName } from '../content/model/model';

/** What the page of a review shows: `review.json` beside it. */
export interface ReviewData {
  /** What is compared with, such as `main`, and its commit. */
  against: string;
  commit: string;
  /** The changes in a sentence, as the bar of a preview has it. */
  summary: string;
  items: ReviewItem[];
  /** Of addresses that visitors lose, and of the content: what the check says. */
  problems: string[];
  addresses: AddressDifference[];
  pictures: ReviewPicture[];
  /** What the review can’t show, in sentences. */
  notShown: string[];
  /** All content as it is now, and of the files that differ, as they were. */
  after: ContentFile[];
  before: ContentFile[];
  /** The files that weren’t there before, or had another name. */
  added: FileName[];
}

export interface FileName {
  collection: CollectionName;
  name: string;
}

/** A file that has changed. */
export interface ReviewItem {
  title: string;
  /** Where visitors see it: its path, or the pages that have it. */
  place: string;
  sentences: string[];
  lines: ChangeLine[];
  /** The file on either side, if a page can show it. */
  before: FileName | undefined;
  after: FileName | undefined;
}

/** A picture that the review needs. The addresses of its files are relative to the review’s own. */
export interface ReviewPicture {
  /** As fields name it, such as `/images/portal.png`. */
  path: string;
  before: PictureFile | undefined;
  after: PictureFile | undefined;
}

export interface PictureFile {
  address: string;
  /** Its size in pixels, its weight, and what is said to be on it. */
  facts: string;
  alt: string;
}
