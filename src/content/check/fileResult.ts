import type { Entry, FileOfContent } from '../model/entry';
import type { Use } from '../model/kinds/kind';
import type { LineProblem, Problem } from '../model/problem';

/** A use, with its place in the file. */
export interface PlacedUse extends Use {
  field: string;
  line: number;
}

/** What the check finds in one file, or a part of it, without looking at the others. */
export interface FileResult {
  problems: LineProblem[];
  warnings: LineProblem[];
  /** What is left to do before the site goes live. */
  beforeLaunch: LineProblem[];
  uses: PlacedUse[];
  /** The headings that links can lead to, from top to bottom. */
  headings: string[];
  /** The fields that decide about publication. */
  marks: { field: string; line: number }[];
  /** For a page or policy: what no other page may have, such as its path. */
  unique: { field: string; line: number; value: string }[];
}

/** Everything that is known from a file's bytes alone. */
export interface ReadFile extends FileOfContent, FileResult {
  /** Undefined if the file has problems. */
  entry: Entry | undefined;
  problems: Problem[];
  warnings: Problem[];
  beforeLaunch: Problem[];
}

export function emptyFileResult(): FileResult {
  return {
    problems: [],
    warnings: [],
    beforeLaunch: [],
    uses: [],
    headings: [],
    marks: [],
    unique: [],
  };
}
