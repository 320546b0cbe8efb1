import type { ContentFileId } from '../model/entry';
import { reservedPathProblem } from '../model/fieldTypes/path';
import { parseFile } from '../read/parseFile';
import { type CheckedFile, checkFields, uncheckedFile } from './checkFields';

/** Checks everything of a content file that needs no other file. */
export function checkFile(id: ContentFileId, text: string): CheckedFile {
  const parsed = parseFile(id.collection, text, id.file);
  if (parsed.value === undefined) return uncheckedFile(id, parsed);
  const reserved = id.collection === 'policies' && reservedPathProblem(`/${id.name}`);
  if (reserved) {
    const place = { file: id.file, line: 1, field: '' };
    const form = { advice: 'Make it again under another title, of which its address is made.' };
    parsed.problems.push({ ...place, ...reserved, advice: 'Rename the file.', form });
  }
  return checkFields(id, parsed);
}

/** The same, which remembers what it has found in a file until its text changes. */
export function rememberFindings(): typeof checkFile {
  const known = new Map<string, { text: string; found: CheckedFile }>();
  return (id, text) => {
    const before = known.get(id.file);
    if (before?.text === text) return before.found;
    const found = checkFile(id, text);
    known.set(id.file, { text, found });
    return found;
  };
}
