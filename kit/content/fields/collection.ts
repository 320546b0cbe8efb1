import type { z } from 'zod';

/** What a site says of one collection of its files. */
export interface Collection {
  /** Where its files are, below `content/`; `*` matches any name. */
  place: `${string}.md` | `${string}.json`;
  schema: z.ZodObject;
  /** Whether markdown follows the front matter. */
  body?: boolean;
  /**
   * How the editing form lists the files of a collection that has several: the field that a new one is named after, the
   * summary of each, what a reference shows of each to choose from unless it is the summary, and the path of its page.
   * Files without a page are shown only where pages name them.
   */
  listed?: { by: string; summary: string; choice?: string; path?: string };
  /** If its files are pages of the site: */
  page?: {
    /** The picture that a page is shared with, which has a `file` and an `alt`; the site’s icon by default. */
    sharePicture?(fields: unknown): unknown;
  };
  /** Whether the site can do without the file. */
  optional?: boolean;
}
