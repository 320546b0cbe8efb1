import type { ContentFileId } from '../model/entry';
import { reservedPathProblem } from '../model/fieldTypes/path';
import { parseFile } from '../read/parseFile';
import { readSourceText } from '../read/sourceText';
import { type CheckedFile, checkFields, uncheckedFile } from './checkFields';

/**
 * Reads one content file and checks everything that needs no other file. The result depends only on the bytes and the
 * file's name, so it can be reused while these stay the same.
 */
export function checkFile(id: ContentFileId, bytes: Uint8Array): CheckedFile {
  const text = readSourceText(id.file, bytes);
  if (typeof text !== 'string') {
    const nothing = { value: undefined, placeOf: () => text, body: '', bodyLine: 1 };
    return uncheckedFile(id, { ...nothing, problems: [text] });
  }
  const parsed = parseFile(id.collection, text, id.file);
  if (parsed.value === undefined) return uncheckedFile(id, parsed);
  const reserved = id.collection === 'policies' && reservedPathProblem(`/${id.name}`);
  if (reserved) {
    const place = { file: id.file, line: 1, field: '' };
    parsed.problems.push({ ...place, ...reserved, advice: 'Rename the file.' });
  }
  return checkFields(id, parsed);
}
