import { fieldLabel } from '../../content/check/formatProblem';
import { writtenFields } from '../../content/fields/shape';
import { modelOf } from '../../content/model/model';
import { isNewPicture } from '../engine/newPictures';
import type { ContentFile } from './formContent';
import type { FormNote } from './formNote';

/** Two pictures of the same thing, such as a light and a dark one, and the fields that have them, such as `picture.file`. */
interface Pair {
  files: [string, string];
  fields: [string, string];
}

const question = 'The other picture has changed. Replace this one too, or remove it.';

/** The pairs that belong together, as far as is known: those of the form as it was opened, and those replaced since. */
let known: [string, string][] = [];

/** Forgets the form that was open. */
export function forgetPairs(): void {
  known = [];
}

/** Asks about each picture of the open form whose other half was replaced while it has stayed. */
export function noteReplacedPairs(file: ContentFile): FormNote[] {
  const { collection, name } = file;
  const stayed = pairsIn(file).flatMap((pair) => (isTogether(pair) ? [] : stayedOf(pair)));
  return stayed.map((field) => ({
    code: 'replaced',
    field: `${collection}/${name}.${field}`,
    where: fieldLabel(collection, field),
    what: question,
    isProblem: false,
  }));
}

/** Whether a pair is known, or new as a whole, by which it is known from now on. */
function isTogether(pair: Pair): boolean {
  const { files } = pair;
  if (known.some((each) => each[0] === files[0] && each[1] === files[1])) return true;
  const before = known.find((each) => isSaved(each, files));
  if (before === undefined && stayedOf(pair).length > 0) return false;
  known = [...known.filter((each) => each !== before), files];
  return true;
}

/** The fields whose picture was there before, beside another. */
function stayedOf({ files, fields }: Pair): string[] {
  return fields.filter((_, half) => known.some((each) => each[half] === files[half]));
}

/** Whether two pictures are those of before, once saved: then they have paths. */
function isSaved(before: readonly string[], files: readonly string[]): boolean {
  return files.every((file, half) => {
    const was = before[half] ?? '';
    return file === was || (isNewPicture(was) && !isNewPicture(file));
  });
}

function pairsIn({ collection, fields }: ContentFile): Pair[] {
  const written = [...writtenFields(modelOf(collection), fields)];
  return written.flatMap(({ path, record, value }) => {
    if (record.fieldType !== 'picture' || record.of === undefined) return [];
    const first = [...path.slice(0, -1), record.of].join('.');
    const light = written.find((each) => each.path.join('.') === first)?.value;
    if (typeof light !== 'string' || typeof value !== 'string' || !light || !value) return [];
    return [{ files: [light, value], fields: [first, path.join('.')] }];
  });
}
