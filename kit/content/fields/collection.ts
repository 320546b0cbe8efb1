import type { FieldPath } from './paths';
import type { ProblemText } from './problem';
import type { Group } from './schema';

/**
 * What a site says of one collection of its files.
 *
 * @example
 * export const stories = {
 *   place: 'stories/*.md',
 *   schema: object('Story', 'Story', 'What a client has done.', { title, description, body }),
 *   listed: { namedAfter: 'title', summary: '{{title}}' },
 *   page: { path: '/stories/*', template: 'story', title: 'title', description: 'description', example: 'acme' },
 * } as const satisfies Collection;
 */
export interface Collection {
  /** Its only file, below `content/`; or all of them, with `*` for the name of one. */
  place: `${string}.md` | `${string}.json`;
  /** The fields of a file. One of the name `body` is the markdown that follows the others, which are front matter then. */
  schema: Group;
  /** What is checked beyond single fields. */
  rules?: readonly Rule[];
  /** What pages can query of a file as if it were a field, by name. */
  computed?: Readonly<Record<string, Computed>>;
  /** Which computed text is an address that pages show in a frame, such as that of a player. */
  framed?: string;

  /**
   * Of many files: how the editor lists them. The field that the name of a new file is made of, the summary of each in the
   * list, and what a reference shows of each to choose from; by default its summary.
   */
  listed?: { namedAfter: string; summary: string; choice?: string };
  /** Of many files: what makes each a page. Files without are shown only where pages name them. */
  page?: PageKind;
  /** Whether visitors see a field of a file, such as that of `footer.links[1].page`, on every page. */
  isOnEveryPage?(path: FieldPath, fields: unknown): boolean;
  /** Of many files: the list that has one item in a new file, and the `type` of that. */
  firstItem?: { list: string; type: string };

  /** Of a single file: whether the site can do without it. */
  optional?: boolean;
  /**
   * Of a single file: the fields with the product’s name, which replaces `{product}` in every text, and with the address to
   * write to.
   */
  names?: { product: string; email: string };
  /**
   * Of a single file: the field with the list of redirects, each from an old address (`from`) to another (`to`), and
   * `permanent` or not.
   */
  redirects?: string;

  /** The field with the day on which the markdown of a file was last changed. */
  updated?: string;
}

/** What makes a file a page of the site, which buttons, links and redirects lead to. Fields are given by their names. */
export interface PageKind {
  /** Its address: the field that has it, or such as `/stories/*`, where `*` stands for the name of the file. */
  path: { field: string } | `/${string}*`;
  /** The name of the template in `src/templates/`. */
  template: string;
  /** The field with its title, which no other page has. */
  title: string;
  /** The field with what search results show below the title. */
  description: string;
  /** Other fields whose values no two pages share. */
  unique?: readonly string[];
  /** The field with the list of its parts, whose titles are headings that links can lead to. */
  parts?: string;
  /** The field with the addresses that it once had. */
  formerPaths?: string;
  /** The field that says whether only those who have its address see it. */
  unlisted?: string;
  /** The picture that it is shared with, a `file` and an `alt`, made of its fields; the site’s icon by default. */
  sharePicture?(fields: unknown): unknown;
  /** The name of a file, as an example for writers. */
  example: string;
}

/**
 * What is computed of the fields of a file: the files of a collection that it names, in its order, or a text, which may be
 * undefined where the fields are unfinished.
 */
export type Computed = { files: string } | { text(fields: unknown): string | undefined };

/** What the fields of a file, which depend on each other, may not be together. */
export type Rule = (fields: unknown) => Iterable<RuleProblem>;

/** What a rule finds: at a field or, without a path, in the file as a whole. */
export interface RuleProblem extends ProblemText {
  path?: FieldPath;
}
