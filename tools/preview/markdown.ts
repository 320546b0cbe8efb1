import {
  capitalized,
  changedWeights,
  changeInBytes,
  type Difference,
  hows,
  isChange,
  nameOf,
  placesOf,
  type Report,
  type ReportedSection,
  summary,
  viewsOf,
} from './report';
import { contentWords } from './revision';
import type { Part } from './words';

/** The text of the report as a comment for a pull request. */
export function asMarkdown(report: Report): string {
  const { added, removed, changed, shared, states, brokenLinks, newProblems, newWarnings } = report;
  const blocks = [
    `## What changes for visitors\n\n${escapeMarkdown(summary(report))}`,
    list(
      'Commits',
      report.commits.map(({ hash, subject }) => `\`${hash}\` ${escapeMarkdown(subject)}`),
    ),
    list(
      'Files of the content',
      report.contentFiles.map(({ file, how }) => `\`${file}\` ${contentWords[how]}`),
    ),
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
    ...[['New problems', newProblems] as const, ['New warnings', newWarnings] as const].map(
      ([title, problems]) =>
        list(
          title,
          problems.map(
            ({ file, line, message }) => `\`${file}:${line}\` ${escapeMarkdown(message)}`,
          ),
        ),
    ),
    list(
      'Pages added',
      added.map(({ path, title }) => `\`${path}\` ${escapeMarkdown(title)}`),
    ),
    ...shared.map((change) => {
      const name = capitalized(nameOf(change));
      return `### ${name} ${escapeMarkdown(placesOf(change))}\n\n${difference(change)}`;
    }),
    ...(states.length > 0 ? ['### Dialogs and the menu', ...states.map(part)] : []),
    ...changed.map((page) =>
      [
        `### \`${page.path}\``,
        ...(isChange(page.title) ? [`Title: ${inline(page.title)}`] : []),
        ...(isChange(page.description) ? [`Description: ${inline(page.description)}`] : []),
        ...(page.sharePictures ? ['The share picture is another one.'] : []),
        ...page.sections.map(part),
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
    list(
      'What a first view weighs on a phone',
      changedWeights(report).map((weight) => `\`${weight.path}\`: ${changeInBytes(weight)}`),
    ),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function part({ name, how, ...shown }: ReportedSection): string {
  return `**${escapeMarkdown(name)}** ${hows[how]}\n\n${difference(shown)}`;
}

function difference({ words, looks }: Difference): string {
  if (words.length > 0) return words.map((line) => `- ${inline(line)}`).join('\n');
  return looks.length > 0 ? `It looks different ${viewsOf(looks)}.` : '';
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

/** Content may contain Markdown or HTML syntax. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~[\]<>#|@]/g, '\\$&');
}
