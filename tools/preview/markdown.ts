import { changeInBytes, type Report, summary } from './report';
import type { Part } from './words';

/** The report as a comment for a pull request: all that is words. */
export function asMarkdown(report: Report): string {
  const { added, removed, changed, brokenLinks, newFaults, newWarnings } = report;
  const blocks = [
    `## What changes for visitors\n\n${escapeMarkdown(summary(report))}`,
    list(
      'Pages removed',
      removed.map(
        ({ path, title, redirected }) =>
          `\`${path}\` ${escapeMarkdown(title)}${redirected ? '' : ' — **without a redirect**'}`,
      ),
    ),
    list(
      'Links that lead nowhere now',
      brokenLinks.map(({ path, href }) => `\`${href}\` on \`${path}\``),
    ),
    ...[['New faults', newFaults] as const, ['New warnings', newWarnings] as const].map(
      ([title, faults]) =>
        list(
          title,
          faults.map(({ file, line, message }) => `\`${file}:${line}\` ${escapeMarkdown(message)}`),
        ),
    ),
    list(
      'Pages added',
      added.map(({ path, title }) => `\`${path}\` ${escapeMarkdown(title)}`),
    ),
    ...changed.map((page) =>
      [
        `### \`${page.path}\``,
        ...(page.title.some(isChange) ? [`Title: ${inline(page.title)}`] : []),
        ...(page.description.some(isChange) ? [`Description: ${inline(page.description)}`] : []),
        ...(page.sharePicture ? ['The share picture is another one.'] : []),
        page.words.map((line) => `- ${inline(line)}`).join('\n'),
        `First view on a phone: ${changeInBytes(page.bytes)}.`,
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function isChange({ kind }: Part): boolean {
  return kind !== 'same';
}

function list(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `### ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}`;
}

function inline(parts: readonly Part[]): string {
  return parts
    .map(({ kind, text }) => {
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
      if (kind === 'same' || words === '') return escapeMarkdown(text);
      const mark = kind === 'added' ? '**' : '~~';
      return `${before}${mark}${escapeMarkdown(words)}${mark}${after}`;
    })
    .join('');
}

/** Content may hold what Markdown or HTML would obey. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~[\]<>#|@]/g, '\\$&');
}
