import { type Block, blocksOf, inline } from './blocks';
import { type Report, summary, viewsOf } from './report';

/** The text of the report as a comment for a pull request. */
export function asMarkdown(report: Report): string {
  const title = `## What changes for visitors\n\n${escapeMarkdown(summary(report))}`;
  return `${[title, ...blocksOf(report).map((block) => blockOf(block, '###'))].join('\n\n')}\n`;
}

function blockOf({ heading, lines, looks, parts }: Block, level: string): string {
  const views = viewsOf(looks);
  return [
    `${level} ${line(heading)}`,
    lines.map((words) => `- ${line(words)}`).join('\n'),
    lines.length === 0 && views !== '' ? `It looks different ${views}.` : '',
    ...parts.map((part) => blockOf(part, `${level}#`)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function line(pieces: Block['heading']): string {
  return inline(pieces, {
    same: escapeMarkdown,
    added: (words) => `**${escapeMarkdown(words)}**`,
    removed: (words) => `~~${escapeMarkdown(words)}~~`,
    code: (words) => `\`${words}\``,
    strong: (words) => `**${escapeMarkdown(words)}**`,
    how: escapeMarkdown,
  });
}

/** Content may contain Markdown or HTML syntax. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~[\]<>#|@]/g, '\\$&');
}
