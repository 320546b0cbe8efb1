import type { Words } from '../content/differences/changedWords';
import type { ReviewData, ReviewItem } from './reviewData';

/** A review as GitHub’s Markdown, for the summary of a workflow: the same without the pages. */
export function reviewMarkdown({ summary, notes, items, problems }: ReviewData): string {
  const found = problems.map((problem) => `- ${escaped(problem)}`).join('\n');
  const checked = found && `## What the check finds\n\n${found}`;
  const all = [`# ${escaped(summary)}`, ...notes.map(escaped), checked, ...items.map(itemMarkdown)];
  return `${all.filter((block) => block !== '').join('\n\n')}\n`;
}

function itemMarkdown({ title, place, changes }: ReviewItem): string {
  const lines = changes.map(({ sentence, parts }) => {
    return `- ${escaped(sentence)} ${parts.map(inMarkdown).join('')}`.trimEnd();
  });
  const blocks = [`## ${escaped(title)}`, escaped(place), lines.join('\n')];
  return blocks.filter((block) => block !== '').join('\n\n');
}

function inMarkdown({ kind, words, style }: Words): string {
  const shown = style ? `<${style}>${escaped(words)}</${style}>` : escaped(words);
  const tag = kind === 'new' ? 'ins' : 'del';
  return kind === 'same' ? shown : `<${tag}>${shown}</${tag}>`;
}

/** Words as they are, whatever they mean in Markdown and HTML; a person or a team of that name isn’t told of them. */
function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_[\]#|~!]/g, '\\$&')
    .replaceAll('@', '&#64;')
    .replace(/\s*\n\s*/g, '<br>');
}
