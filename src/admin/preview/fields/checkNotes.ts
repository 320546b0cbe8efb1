import { checkFields } from '../../../content/check/checkFields';
import { canonicalText } from '../../../content/derive/canonicalText';
import { fieldLabel } from '../../../content/model/fieldLabel';
import { contentModel } from '../../../content/model/model';
import { isMistake, type Problem } from '../../../content/model/problem';
import { parseFile } from '../../../content/read/parseFile';
import type { ContentFile, FormNote } from '../messages';

/**
 * What the check would say about an unfinished file if it were saved now, worded for someone filling in the form.
 *
 * @param warnings what the check of the whole site said when the file was last saved
 */
export function checkNotes(file: ContentFile, warnings: readonly Problem[] = []): FormNote[] {
  const notes = [...checkedAsSaved(file).problems, ...warnings]
    .filter(({ severity }) => severity !== 'launch')
    .map((problem) => ({ ...noteAt(file, problem), isProblem: isMistake(problem) }))
    .toSorted((one, other) => Number(other.isProblem) - Number(one.isProblem));
  // The warnings of the last save may still be found.
  return [...new Map(notes.map((note) => [`${note.where}: ${note.what}`, note])).values()];
}

/** Checks a file as it reads in the text that would be saved. */
function checkedAsSaved({ collection, name, fields, body }: ContentFile) {
  const saved = JSON.parse(JSON.stringify(fields ?? {}, asSaved));
  const text = canonicalText(collection, { fields: saved, body });
  return checkFields({ collection, name, file: '' }, parseFile(collection, text));
}

function asSaved(name: string, value: unknown): unknown {
  // The engine adds fields of its own to the items of lists.
  if (name.startsWith('__')) return undefined;
  // Until it is saved, a picture has a URL from the browser instead of a path.
  return typeof value === 'string' && value.startsWith('blob:') ? '/images/new.png' : value;
}

function noteAt({ collection, name }: ContentFile, problem: Problem) {
  const { field: place, message, advice } = { ...problem, ...problem.form };
  // In a policy, what is said without a field is about its text.
  const field = place === '' && contentModel[collection].body ? 'body' : place;
  // `sections[2].title` becomes `sections.2.title`.
  const path = field.match(/[\w-]+/g)?.join('.');
  return {
    field: path && `${collection}/${name}.${path}`,
    where: fieldLabel(collection, field),
    what: `${message.slice(0, 1).toUpperCase()}${message.slice(1)}. ${advice}`.trim(),
  };
}
