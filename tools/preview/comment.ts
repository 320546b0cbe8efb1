import type { Change, TextPart } from '../../src/build/preview/compareWords';
import type { Report } from './report';

/** GitHub takes 65,536 characters; the links before them have a part of it. */
const MOST = 60_000;

/** The report as a comment for a pull request: its words, cut at the end of a page where there are too many. */
export function asComment({ words, looks }: Report, most = MOST): string {
  const told = new Set(words.flatMap(({ what, paths }) => (what === 'around' ? [] : paths)));
  const inLooksAlone = [...looks.keys()].filter((path) => !told.has(path));
  const blocks = [
    ...words.map(blockOf),
    ...(inLooksAlone.length === 0
      ? []
      : [`### Only looks different\n\n${inLooksAlone.map((path) => `- \`${path}\``).join('\n')}`]),
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
      `The rest doesn’t fit into a comment: ${left} more of ${blocks.length}. The report has all of it.`,
    );
  }
  return `${kept.join('\n\n')}\n`;
}

function blockOf({ what, paths, title, lines, isRedirected }: Change): string {
  const names = paths.map((path) => `\`${path}\``).join(', ');
  const where = isRedirected ? 'its address leads elsewhere' : '**there is no redirect**';
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

/** Marks go around the words alone: Markdown ignores one beside a space. */
function marked(parts: readonly TextPart[]): string {
  const marks = { same: '', added: '**', removed: '~~' };
  return parts
    .map(({ kind, text }) =>
      text.replace(/\S(?:.*\S)?/s, (words) => marks[kind] + escaped(words) + marks[kind]),
    )
    .join('')
    .replaceAll('~~**', '~~ **');
}

/** Content may contain Markdown or HTML syntax, and names that would be told. */
function escaped(text: string): string {
  return text.replace(/[\\`*_~[\]<>#|@]/g, '\\$&');
}
