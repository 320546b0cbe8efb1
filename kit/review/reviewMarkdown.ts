import type { Words } from '../content/differences/changedWords';
import type { ReviewData, ReviewItem } from './reviewData';

/** GitHub shows no summary of more than a megabyte. */
const mostLetters = 300_000;

/** A review as GitHub’s Markdown, for the summary of a workflow: the same without the pages. */
export function reviewMarkdown(data: ReviewData): string {
  const { summary, against, commit, items, problems, addresses, notShown } = data;
  const head = [
    `# ${escaped(summary)}`,
    `Compared with ${escaped(against)} (${commit}).`,
    ...notShown.map(escaped),
    ...listOf('What the check finds', problems.map(escaped)),
  ];
  const tail = listOf(
    'Addresses',
    addresses.map(({ address, before, after }) => {
      const whither = (to?: string) =>
        to === undefined ? 'nowhere' : to === address ? 'a page' : escaped(to);
      return `${escaped(address)} led to ${whither(before)}, and leads to ${whither(after)}.`;
    }),
  );
  const blocks: string[] = [];
  let letters = 0;
  for (const item of items) {
    const block = itemMarkdown(item);
    letters += block.length;
    if (letters > mostLetters) break;
    blocks.push(block);
  }
  const left = items.length - blocks.length;
  const more = left > 0 ? [`${left} more are in the review itself: npm run review.`] : [];
  return `${[...head, ...blocks, ...more, ...tail].join('\n\n')}\n`;
}

function itemMarkdown({ title, place, sentences, lines }: ReviewItem): string {
  const changes = lines.map(({ kind, where, wasAt, words }) => {
    const what = wasAt ? `moved from ${escaped(wasAt)}` : kind;
    return `- **${escaped(where)}** (${what}): ${words.map(inMarkdown).join('')}`;
  });
  const head = [`## ${escaped(title)}`, escaped(place), ...sentences.map(escaped)];
  return [...head.filter((words) => words !== ''), changes.join('\n')]
    .filter((words) => words !== '')
    .join('\n\n');
}

function listOf(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, lines.map((line) => `- ${line}`).join('\n')];
}

function inMarkdown({ kind, words }: Words): string {
  if (kind === 'same') return escaped(words);
  const tag = kind === 'new' ? 'ins' : 'del';
  return `<${tag}>${escaped(words)}</${tag}>`;
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
