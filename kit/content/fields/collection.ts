import type { z } from 'zod';
import type { FieldPath, ProblemText } from './problem';

/** A file as its rules get it, finished or not. */
export interface RuledFile {
  /** The name of the file without its extension. */
  name: string;
  fields: unknown;
  body: string;
}

/** What a rule finds: at a field or, without a path, in the file as a whole. */
export interface RuleProblem extends ProblemText {
  path?: FieldPath;
}

/** What the fields of a file, which depend on each other, may not be together. */
export type Rule = (file: RuledFile) => Iterable<RuleProblem>;

/**
 * What pages get of a file though it isn’t one of its fields: the files of a collection that the file names, in its order,
 * or a text made of its fields; of unfinished ones, it may be undefined.
 */
export type Given = { files: string } | { text(fields: unknown): string | undefined };

/** A collection whose files are pages of the site, which buttons, links and redirects lead to. */
export interface PageKind {
  /** The name of a file, as an example. */
  example: string;
  /** The address of a page: the field that has it, or such as `/stories/*`, with the name of the file as its end. */
  at: { field: string } | `/${string}*`;
  /** The name of its template in `src/templates/`. */
  template: string;
  /** The fields with its title and description, as search results show them. */
  title: string;
  description: string;
  /** Other fields by which visitors tell pages apart, as by their titles. */
  apart?: readonly string[];
  /** The list of its parts, whose titles are headings that links can lead to. */
  parts?: string;
  /** The field with the addresses that it once had. */
  formerPaths?: string;
  /** The field that says whether only those who have its address see it. */
  unlisted?: string;
  /** The picture that it is shared with, which has a `file` and an `alt`; the site’s icon by default. */
  sharePicture?(fields: unknown): unknown;
}

/** What a site says of one collection of its files. */
export interface Collection {
  /** Whether it is a single file, or as many as writers make. */
  kind: 'one' | 'many';
  /** Where its files are, below `content/`; `*` matches any name. */
  place: `${string}.md` | `${string}.json`;
  schema: z.ZodObject;
  /** Whether markdown follows the front matter. */
  body?: boolean;
  rules?: readonly Rule[];
  /** What pages get of a file besides its fields, by name. */
  given?: Readonly<Record<string, Given>>;
  /** Which of these texts is an address that pages show in a frame, such as that of a player. */
  framed?: string;

  /**
   * Of many files: how the editor lists them. The field that a new one is named after, the summary of each, and what a
   * reference shows of each to choose from unless it is the summary.
   */
  listed?: { by: string; summary: string; choice?: string };
  /** If its files are pages. Others are shown only where pages name them. */
  page?: PageKind;
  /** The list that a new file begins with an item in, and the `type` of this, which the list has once. */
  begins?: { list: string; with: string };

  /** Of a single file: whether the site can do without it. */
  optional?: boolean;
  /** Whether visitors see a field, such as `footer.links[1].page`, on every page. */
  isOnEveryPage?(field: string): boolean;
  /** The fields with the product’s name, which replaces `{product}` in every text, and with the address to write to. */
  names?: { product: string; email: string };
  /** The field with the day on which the words of a file, its markdown, were last changed. */
  updated?: string;
  /** The field with a list of old addresses (`from`), each with where it redirects to (`to`, `permanent`). */
  redirects?: string;
}
