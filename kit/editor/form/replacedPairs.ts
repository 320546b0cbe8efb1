import { fieldLabel } from '../../content/check/formatProblem';
import { formatPath } from '../../content/fields/problem';
import { writtenFields } from '../../content/fields/shape';
import { modelOf } from '../../content/model/model';
import type { FormNote } from './checkNotes';
import type { ContentFile } from './formContent';

/** Two pictures of the same thing, such as a light and a dark one, and the fields that have them. */
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
  const pairs = pairsIn(file);
  const notes = pairs.flatMap(({ files, fields }) => {
    const [light, dark] = files;
    if (known.some((pair) => pair[0] === light && pair[1] === dark)) return [];
    const stayed = [
      known.some(([one]) => one === light) ? fields[0] : [],
      known.some(([, other]) => other === dark) ? fields[1] : [],
    ].flat();
    const isKnown = stayed.length === 0 || known.some((pair) => isSaved(pair, files));
    if (isKnown) known.push(files);
    return isKnown ? [] : stayed;
  });
  const { collection, name } = file;
  return notes.map((field) => ({
    code: 'replaced',
    field: `${collection}/${name}.${field.replace(/\[(\d+)\]/g, '.$1')}`,
    where: fieldLabel(collection, field),
    what: question,
    isProblem: false,
  }));
}

/** Once new pictures are saved, their paths take the place of addresses of the browser’s. */
function isSaved(pair: readonly string[], files: readonly string[]): boolean {
  return files.every((file, index) => {
    const before = pair[index] ?? '';
    return file === before || (before.startsWith('blob:') && !file.startsWith('blob:'));
  });
}

function pairsIn({ collection, fields }: ContentFile): Pair[] {
  const written = [...writtenFields(modelOf(collection), fields)];
  return written.flatMap(({ path, record, value }) => {
    if (record.fieldType !== 'picture' || record.of === undefined) return [];
    const first = formatPath([...path.slice(0, -1), record.of]);
    const light = written.find((each) => formatPath(each.path) === first)?.value;
    if (typeof light !== 'string' || typeof value !== 'string' || !light || !value) return [];
    return [{ files: [light, value], fields: [first, formatPath(path)] }];
  });
}
