import type { Entry, FileOfContent } from '../model/entry';
import type { Use } from '../model/kinds/kind';
import type { LineProblem, Problem } from '../model/problem';

/** A use, with the place that it is found in. */
export interface PlacedUse extends Use {
  field: string;
  line: number;
}

/** What is to be said of one file, or of a part of it, without a look at the others. */
export interface FileResult {
  problems: LineProblem[];
  warnings: LineProblem[];
  /** What is to be replaced before the site goes live. */
  samples: LineProblem[];
  uses: PlacedUse[];
  /** The words of headings that links can lead to, from top to bottom. */
  headings: string[];
  /** Where it says that something is held back, or when it is shown. */
  marks: { field: string; line: number }[];
}

/** All that is known of one file from its bytes alone. */
export interface ReadFile extends FileOfContent, Pick<FileResult, 'uses' | 'headings' | 'marks'> {
  /** Undefined where the file has problems. */
  entry: Entry | undefined;
  problems: Problem[];
  warnings: Problem[];
  samples: Problem[];
  /** Of a page: the path that it asks for. */
  path: { value: string; line: number } | undefined;
}

/** A result with nothing in it yet. */
export function emptyFileResult(): FileResult {
  return { problems: [], warnings: [], samples: [], uses: [], headings: [], marks: [] };
}
