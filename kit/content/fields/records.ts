import { z } from 'zod';
import type { ProblemText } from './problem';

/** What every field says to writers. */
interface FieldText {
  /** The name above the field in a form. */
  label: string;
  /** What to enter. */
  hint: string;
}

/** What a group of fields says beside its schema, or a choice between several. */
export interface GroupRecord extends FieldText {
  /** The name of its GraphQL type. */
  typeName: string;
  /** What a writer calls one such group, such as `card`. */
  noun: string;
}

/** What a field with a single text, number or flag says beside its schema: all that depends on the kind of field. */
export interface FieldRecord extends FieldText {
  /** What sort of value it holds, such as `date`. */
  fieldType: string;
  example?: string | number;
  /** What it accepts, in a few words for a table. */
  accepts: string;
  /** What it requires, as the object of a sentence: `a title of up to 60 characters, such as "..."`. */
  requirement: string;
  /** The same for someone who fills in the form, where a date or a picture is chosen, not typed. */
  formRequirement: string;
  /** The GraphQL type; for a picture, also what Gatsby finds it by. That of a reference is its collection’s. */
  graphql: string;
  /** Its control; for a reference, without what its collection says. */
  control: Control;
  /** What a preview shows of an unfinished value; undefined if there is nothing to show. */
  previewValue(value: unknown): unknown;
  /** What a preview shows instead of a missing value that pages always have. */
  placeholder: unknown;
  /** Checks beyond the schema: whether a text is safe, and what it refers to. */
  check(value: string): Findings;
  /** The one form of all texts that mean the same, such as an address with and without a slash at its end. */
  plain?(value: string, siteUrl: string | undefined): string;
  /** What is wrong with a text that doesn’t fit, if it is known: `has a space in it`. */
  misfit?(value: string): string | undefined;
  /** The length in characters above which the check warns. */
  advisedLength?: number;
  /** The words in braces that the text may contain, such as `product`. */
  tokens?: readonly string[];
  /** For a reference: the collection of the files that it can name. */
  collection?: string;
}

/** Whether the text of a field is markdown. */
export function isMarkdown({ fieldType }: FieldRecord): boolean {
  return fieldType === 'markdown' || fieldType === 'linked words';
}

/** A control of the editing form: https://sveltiacms.app/en/docs/fields */
export interface Control {
  widget: string;
  /** What a text must match, and the message if it doesn't. */
  pattern?: readonly [expression: string, message: string];
  [option: string]: unknown;
}

/** What the check finds in a text: what is wrong with it, and what it refers to. */
export interface Findings {
  problems?: readonly ProblemText[];
  references?: readonly Reference[];
}

/** A field's reference to something outside its file, resolved once all files have been read. */
export interface Reference {
  what: 'reference' | 'anchor' | 'picture' | 'link';
  /** For a reference: the folder of the named file. */
  collection?: string;
  value: string;
}

/**
 * Who reads what a field needs: someone filling in the form, where a date is picked, or editing the file, where it is
 * typed.
 */
export type Audience = 'form' | 'file';

/** The record of each schema of the model, without that of `.optional()` around it. That of a list is its text. */
export const records = z.registry<GroupRecord | FieldRecord | FieldText>();
