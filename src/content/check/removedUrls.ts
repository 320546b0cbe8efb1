import { contentModel } from '../model/model';
import { type Problem, quote } from '../model/problem';
import { reasonUnpublished } from '../model/publication';
import { childOf } from '../model/shape';
import { parseMarkdownFile } from '../read/parseFile';
import type { CheckResult } from './checker';

/** A page or policy as it was in an earlier version. */
export interface EarlierFile {
  /** Such as `content/pages/clients.md`. */
  file: string;
  text: string;
}

/**
 * Finds addresses that visitors would lose: those of pages and policies that were removed, renamed or unpublished
 * without a redirect. `files` are those that changed since; the content itself must have no problems.
 */
export function removedUrls(
  files: readonly EarlierFile[],
  { entries, unpublishedFiles }: Pick<CheckResult, 'entries' | 'unpublishedFiles'>,
  today: string,
): Problem[] {
  const kept = new Set<string>();
  for (const { kind, name, fields } of entries) {
    if (kind === 'redirects') for (const { from } of fields.redirects) kept.add(from);
    if (kind !== 'pages' && kind !== 'policies') continue;
    if (unpublishedFiles.has(contentModel[kind].place.replace('*', name))) continue;
    kept.add(kind === 'pages' ? fields.path : `/${name}`);
  }
  return files.flatMap(({ file, text }): Problem[] => {
    const { value } = parseMarkdownFile(text);
    const [, folder, name] = /([^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
    const address = folder === 'policies' ? `/${name}` : childOf(value, 'path');
    if (typeof address !== 'string' || kept.has(address)) return [];
    if (reasonUnpublished(value, today) !== undefined) return [];
    const message = `lacks ${quote(address)}, which was the address of ${file}`;
    const advice = `Add a redirect: { "from": "${address}", "to": "/", "permanent": true }, to the page that takes its place.`;
    return [{ file: 'content/redirects.json', line: 1, field: 'redirects', message, advice }];
  });
}
