import { type Block, blocksOf } from './blocks';
import { type Report, summary, viewsOf } from './report';

/** The text of the report as a comment for a pull request. */
export function asMarkdown(report: Report): string {
  const blocks = blocksOf(report, {
    same: escapeMarkdown,
    added: (words) => `**${escapeMarkdown(words)}**`,
    removed: (words) => `~~${escapeMarkdown(words)}~~`,
    code: (words) => `\`${words}\``,
    strong: (words) => `**${words}**`,
    how: (words) => words,
  });
  const title = `## What changes for visitors\n\n${escapeMarkdown(summary(report))}`;
  return `${[title, ...blocks.map((block) => blockOf(block, '###'))].join('\n\n')}\n`;
}

function blockOf({ heading, lines, looks, parts }: Block, level: string): string {
  const views = viewsOf(looks);
  return [
    `${level} ${heading}`,
    lines.map((line) => `- ${line}`).join('\n'),
    lines.length === 0 && views !== '' ? `It looks different ${views}.` : '',
    ...parts.map((part) => blockOf(part, `${level}#`)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Content may contain Markdown or HTML syntax. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~[\]<>#|@]/g, '\\$&');
}
