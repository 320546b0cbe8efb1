import { covers, pagePathProblem } from '../fields/kinds/path';
import { childOf } from '../fields/paths';
import { type Problem, quote, type Report } from '../fields/problem';
import { isConditional } from '../fields/publication';
import { type ContentFileId, pathOf } from '../model/entry';
import { contentModel } from '../model/model';
import { oldAddresses } from './addresses';
import type { CheckedFile } from './checkContent';
import type { ContentIndex } from './contentIndex';
import { problemAt } from './reporter';
import { fileInWords } from './wording';

/** Reports what is wrong with the address of a page, if it is made of its file’s name. */
export function nameProblems({ collection, name }: ContentFileId, report: Report): void {
  const { page, listed } = contentModel[collection];
  const path =
    typeof page?.path === 'string' ? pathOf({ collection, name, fields: {} }) : undefined;
  const reserved = path === undefined ? undefined : pagePathProblem(path);
  const advice = `Rename the file, or make it again under another ${listed?.namedAfter}, of which its address is made.`;
  if (reserved) report.tell({ ...reserved, advice });
}

/** Finds pages that can't be told apart by their address, in search results, or by what else names them to visitors. */
export function* repeatedFields({ files }: ContentIndex): Generator<Problem> {
  const owners = new Map<string, { file: CheckedFile; name: string; written: string }[]>();
  for (const file of files) {
    const { page } = contentModel[file.collection];
    for (const name of page ? ['path', page.title, ...(page.unique ?? [])] : []) {
      const written = name === 'path' ? pathOf(file) : childOf(file.fields, name);
      const key = JSON.stringify([name, written]);
      if (typeof written === 'string')
        owners.set(key, [...(owners.get(key) ?? []), { file, name, written }]);
    }
  }
  for (const same of owners.values()) {
    for (const { file, name, written } of same) {
      const other = same.find((each) => each.file !== file);
      if (other === undefined) continue;
      const { page, listed } = contentModel[file.collection];
      // Of another field, or of the file’s name, the address is only made.
      const isMade = name === 'path' && typeof page?.path === 'string';
      const what = isMade ? 'leads to the same address as' : 'is the same as in';
      const message = `${what} ${fileInWords(other.file.file)}: ${quote(written)}`;
      const advice = 'Change one of the two: nobody could tell the pages apart.';
      const path = [isMade ? (listed?.namedAfter ?? '') : name];
      yield problemAt(file, path, { code: 'duplicate', message, advice });
    }
  }
}

/** Finds old addresses that a page has now, or that are redirected to two targets. */
export function* takenPaths({ files, paths }: ContentIndex): Generator<Problem> {
  const all = files.flatMap((file) => oldAddresses(file).map((old) => ({ ...old, file })));
  for (const { file, from, path, to } of all) {
    // It covers every page, and is refused as such.
    if (from === '/*') continue;
    // Hosts also answer /clients.html and /clients/index.html with the page.
    const name = from.replace(/(?:\/index)?(?:\.html)?$/, '');
    const page = paths.get(name) ?? [...paths].find(([each]) => covers(name, each))?.[1];
    const other = all.find((each) => each.from === from && each.to !== to);
    // A page that is published only for a limited time needs a redirect for the rest of the time.
    if (page !== undefined && !isConditional(page.fields)) {
      const message = `${quote(from)} leads to ${fileInWords(page.file)} now`;
      const advice = 'Remove it, or give the page another path.';
      yield problemAt(file, path, { code: 'duplicate', message, advice });
    } else if (other !== undefined) {
      const message = `${quote(from)} also stands in ${fileInWords(other.file.file)}`;
      const advice = 'Remove one of the two: visitors can be led to only one page.';
      yield problemAt(file, path, { code: 'duplicate', message, advice });
    }
  }
}
