import type { Problem } from '../../src/content/model/problem';
import {
  capitalized,
  changeInBytes,
  type Look,
  type NamedDifference,
  nameOf,
  placesOf,
  type Report,
  type ReportedPage,
} from './report';
import { isChange, type Part } from './wordChanges';

/** Some words of a line, with what they are. */
export interface Piece {
  kind: Part['kind'] | 'code' | 'strong' | 'how';
  text: string;
}

/** A heading of the report with its content, for every format. */
export interface Block {
  heading: Piece[];
  lines: Piece[][];
  looks: Look[];
  /** What its pictures show. */
  shown: string;
  /** The blocks below it, such as a page's sections. */
  parts: Block[];
  /** The path of the page that it is about. */
  path?: string;
}

/** The content of a report below its summary, in order. */
export function blocksOf(report: Report): Block[] {
  const { shared, states, pages, weights } = report;
  const blocks = [
    list(
      'Commits',
      report.commits.map(({ hash, subject }) => [code(hash), plain(` ${subject}`)]),
    ),
    list(
      'Files of the content',
      report.contentFiles.map(({ file, how }) => [code(file), plain(` ${how}`)]),
    ),
    list(
      'Pages removed',
      report.removed.map(({ path, title, redirected }) => [
        code(path),
        plain(` ${title}: `),
        ...(redirected
          ? [plain('its address leads elsewhere.')]
          : [
              { kind: 'strong', text: 'no redirect' } as const,
              plain(', so who has its address finds nothing.'),
            ]),
      ]),
    ),
    list(
      'Links that lead nowhere now',
      report.brokenLinks.map(({ path, href }) => [code(href), plain(' on '), code(path)]),
    ),
    list('New problems', report.newProblems.map(problemLine)),
    list('New warnings', report.newWarnings.map(problemLine)),
    ...shared.map((change) => ({
      ...list(capitalized(`${nameOf(change)} ${placesOf(change)}`), change.words),
      looks: change.looks,
      shown: `the ${change.where} of ${change.paths[0]}`,
    })),
    {
      ...list('Dialogs and the menu', []),
      parts: states.map((state) => differenceBlock(state, `“${state.name}”`)),
    },
    ...pages.map(pageBlock),
    list(
      'What a first view weighs on a phone',
      weights.map((weight) => [code(weight.path), plain(`: ${changeInBytes(weight)}`)]),
    ),
  ];
  return blocks.filter(({ lines, looks, parts }) => lines.length + looks.length + parts.length > 0);
}

function pageBlock({ path, isNew, title, description, sections }: ReportedPage): Block {
  const lines = [
    { name: 'Title', words: title },
    { name: 'Description', words: description },
  ].filter(({ words }) => isChange(words));
  return {
    heading: [code(path), ...(isNew ? [{ kind: 'how', text: ' is new' } as const] : [])],
    lines: lines.map(({ name, words }) => [plain(`${name}: `), ...words]),
    looks: [],
    shown: path,
    parts: sections.map((section) => differenceBlock(section, `“${section.name}” on ${path}`)),
    path,
  };
}

const hows: Record<NamedDifference['how'], string> = {
  changed: 'changes',
  added: 'is new',
  removed: 'is gone',
  moved: 'has another place',
};

function differenceBlock(difference: NamedDifference, shown: string): Block {
  const { name, words, looks } = difference;
  const heading = [plain(`${name} `), { kind: 'how', text: hows[difference.how] } as const];
  return { heading, lines: words, looks, shown, parts: [] };
}

function problemLine({ file, line, field, message, advice }: Problem): Piece[] {
  return [code(`${file}:${line} ${field}`.trim()), plain(` ${message}. ${advice}`.trimEnd())];
}

function list(title: string, lines: Piece[][]): Block {
  return { heading: [plain(title)], lines, looks: [], shown: title, parts: [] };
}

function plain(text: string): Piece {
  return { kind: 'same', text };
}

function code(text: string): Piece {
  return { kind: 'code', text };
}

/** Writes a line in a format, which is given by what it makes of the words of each kind. */
export function inline(
  pieces: readonly Piece[],
  write: Record<Piece['kind'], (words: string) => string>,
): string {
  return pieces
    .map(({ kind, text }) => {
      if (kind === 'same') return write.same(text);
      // Marks go around the words alone: Markdown ignores one beside a space, and HTML would underline the space.
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
      return words === '' ? text : before + write[kind](words) + after;
    })
    .join('');
}
