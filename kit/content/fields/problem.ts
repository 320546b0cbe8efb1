import type { FieldPath } from './paths';

/** What is wrong, and what to do about it. */
export interface ProblemText {
  /** Identifies the mistake, whatever the wording: `missing`, `lost`. */
  code: string;
  /** What is wrong, as it reads after the field's name: `is missing`. */
  message: string;
  /** What to do about it, in whole sentences. */
  advice: string;
  /** Of what keeps nothing from being published: a warning, or what is left to do before the site goes live. */
  severity?: 'warning' | 'launch';
}

/** A mistake in the content, worded for the person who made it. */
export interface Problem extends ProblemText {
  /** The file, relative to the repository, such as `content/pages/clients.md`. */
  file: string;
  line: number;
  /** The field; empty for the whole file, or the markdown in it. */
  path: FieldPath;
}

/** Something outside its file that a field names, found once all files have been read. */
export interface Reference {
  what: 'reference' | 'anchor' | 'picture' | 'link';
  /** For a reference: the folder of the named file. */
  collection?: string;
  value: string;
  /** What it is of: of an anchor the page, of a dark picture the light one. */
  of?: Reference;
}

/** Takes what a check finds at a place of a file: in a line, counted from 0, where there are several. */
export interface Report {
  /** What is wrong there. */
  tell(problem: ProblemText, line?: number): void;
  /** What is named there. */
  refer(reference: Reference, line?: number): void;
  /** The words of a heading there, which links can lead to. */
  offer(heading: string): void;
}

/** Whether a problem keeps the content from being published. */
export function isMistake({ severity }: ProblemText): boolean {
  return severity === undefined;
}

/** Quotes a value from a file for a message: in quotes, shortened, and without control characters. */
export function quote(value: string): string {
  const shortened = value.length > 60 ? `${value.slice(0, 59)}…` : value;
  return `"${shortened.replaceAll('\t', ' ').replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '\uFFFD')}"`;
}
