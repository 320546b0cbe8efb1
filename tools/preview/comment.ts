import type { Change, TextPart } from '../../src/build/preview/compareWords';
import type { Report } from './report';

/** GitHub allows 65,536 characters, including the links before the report. */
const MOST = 60_000;

/** The report as a comment for a pull request: the changed words, cut off after a page if there are too many. */
export function asComment({ words, visualChanges }: Report, most = MOST): string {
  const listed = new Set(words.flatMap(({ what, paths }) => (what === 'around' ? [] : paths)));
  const onlyVisual = [...visualChanges.keys()].filter((path) => !listed.has(path));
  const blocks = [
    ...words.map(blockOf),
    ...(onlyVisual.length === 0
      ? []
      : [`### Only looks different\n\n${onlyVisual.map((path) => `- \`${path}\``).join('\n')}`]),
  ];
  if (blocks.length === 0) return 'Nothing changes for visitors.\n';
  const kept: string[] = [];
  let length = 0;
  for (const block of blocks) {
    length += block.length + 2;
    if (length > most) break;
    kept.push(block);
  }
  const left = blocks.length - kept.length;
  if (left > 0) {
    kept.push(
      `The rest doesn’t fit into a comment: ${left} more of ${blocks.length}. The report has all of them.`,
    );
  }
  return `${kept.join('\n\n')}\n`;
}

function blockOf({ what, paths, title, lines, isRedirected }: Change): string {
  const names = paths.map((path) => `\`${path}\``).join(', ');
  const where = isRedirected ? 'its address redirects' : '**there is no redirect**';
  const list = lines.map((line) => `- ${marked(line)}`).join('\n');
  switch (what) {
    case 'gone':
      return `### ${names} is gone\n\n${escaped(title)}: ${where}.`;
    case 'new':
      return `### ${names} is new\n\n${escaped(title)}`;
    case 'around':
      return `### Around ${names}\n\n${list}`;
    case 'changed':
      return `### ${names}\n\n${list}`;
  }
}

/** Marks go directly around the words: Markdown ignores one next to a space. */
function marked(parts: readonly TextPart[]): string {
  const marks = { same: '', added: '**', removed: '~~' };
  return parts
    .map(({ kind, text }) =>
      text.replace(/\S(?:.*\S)?/s, (words) => marks[kind] + escaped(words) + marks[kind]),
    )
    .join('')
    .replaceAll('~~**', '~~ **');
}

/** Content may contain Markdown or HTML syntax, and names that would be notified. */
function escaped(text: string): string {
  return text.replace(/[\\`*_~[\]<>#|@]/g, '\\$&');
}
