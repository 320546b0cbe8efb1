import { fileInWords } from '../../content/check/wording';
import { decodedText, encodedText } from './base64';

/* One record for each open form: which texts of its file the writer knows. Undefined stands for no file. */

/** The texts that a form was opened with (the first), has written, or whose replacement its writer agreed to. */
type OpenForm = [opened: string | undefined, ...since: (string | undefined)[]];

let openForms: readonly OpenForm[] = [];

/** The text of a file as its form keeps it: the browser keeps it with what wasn’t saved, and no search finds it. */
export function keptText(text: string): string {
  return encodedText(text.trim());
}

/** The text that a form was opened with, or has saved since; undefined if there was no file. */
export function openedText(kept: unknown): string | undefined {
  return typeof kept === 'string' && kept !== '' ? decodedText(kept) : undefined;
}

/** Notes what a form is about to be saved as. */
export function noteWritten(opened: string | undefined, text: string): void {
  const form = openForms.find(([first]) => first === opened) ?? [opened];
  form.push(text.trim());
  // A text belongs to the form that has written it last.
  openForms = [...openForms.filter((other) => other !== form), form];
}

/**
 * Whether the form that has written a text knows what its file contains by now, so that it may be replaced unasked.
 *
 * @throws if the text comes from no form, and would replace something
 */
export function isKnown(path: string, text: string, there: string | undefined): boolean {
  const form = formOf(text);
  const present = there?.trim();
  if (!form && present !== undefined && present !== text.trim()) {
    throw new Error(
      `Nothing was saved: ${fileInWords(path)} isn’t what any form here was opened with.`,
    );
  }
  return !form || form.includes(present);
}

/** Notes that the writer has agreed to replace a text. */
export function noteAgreed(text: string, there: string | undefined): void {
  formOf(text)?.push(there?.trim());
}

function formOf(text: string): OpenForm | undefined {
  return openForms.findLast(([, ...written]) => written.includes(text.trim()));
}
