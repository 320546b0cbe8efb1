import type { Entry, FileOfContent } from '../model/entry';
import type { Use } from '../model/kinds/kind';
import type { Problem } from '../model/problem';

/** Where something stands in a file. */
export interface Place {
  line: number;
  field: string;
}

/** A use, with its place in the file. */
export type PlacedUse = Use & Place;

/** Everything that is known from a file's bytes alone. */
export interface ReadFile extends FileOfContent {
  problems: Problem[];
  warnings: Problem[];
  /** What must be replaced before the site goes live. */
  samples: Problem[];
  uses: PlacedUse[];
  /** The headings that links can lead to, from top to bottom. */
  headings: string[];
  /** The fields that decide about publication. */
  marks: Place[];
  /** For a page or policy: what no other page may have, such as its path. */
  unique: (Place & { value: string })[];
  /** Undefined if the file has problems. */
  entry: Entry | undefined;
}

/** A file of which nothing is known yet. */
export function unreadFile(of: FileOfContent): ReadFile {
  return {
    ...of,
    problems: [],
    warnings: [],
    samples: [],
    uses: [],
    headings: [],
    marks: [],
    unique: [],
    entry: undefined,
  };
}
