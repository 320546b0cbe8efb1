import { fileInForm } from '../../content/check/wording';
import { capitalized } from '../../content/fields/fieldText';

/** A refusal, in words for the person who edits. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** What the lists of the editor have a file as, such as `The page “clients”`. */
export function titleOf(file: string): string {
  return capitalized(fileInForm(file));
}
