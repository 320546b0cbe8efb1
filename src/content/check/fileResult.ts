import type { LineProblem } from '../model/problem';

/** A field that speaks of something outside its file, to be looked up once all files are read. */
export interface Use {
  what: 'reference' | 'picture' | 'link' | 'path';
  /** Of a reference: the folder that it points into. */
  collection?: 'testimonials' | 'videos';
  value: string;
  field: string;
  line: number;
}

/** What is to be said of one file, or of a part of it, without a look at the others. */
export interface FileResult {
  problems: LineProblem[];
  warnings: LineProblem[];
  /** What is to be replaced before the site goes live. */
  samples: LineProblem[];
  uses: Use[];
  /** The words of headings that links can lead to, from top to bottom. */
  headings: string[];
  /** Where it says that something is held back, or when it is shown. */
  marks: { field: string; line: number }[];
}

/** A result with nothing in it yet. */
export function emptyFileResult(): FileResult {
  return { problems: [], warnings: [], samples: [], uses: [], headings: [], marks: [] };
}
