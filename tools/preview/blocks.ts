import type { Problem } from '../../src/content/model/problem';
import {
  capitalized,
  changeInBytes,
  type Difference,
  type Look,
  nameOf,
  placesOf,
  type Report,
  type ReportedPage,
} from './report';
import { isChange, type TextPart } from './wordChanges';

/** A heading of the report with its content, in a format. */
export interface Block {
  heading: string;
  lines: string[];
  looks: Look[];
  /** What its pictures show. */
  shown: string;
  /** The blocks below it, such as a page's sections. */
  parts: Block[];
  /** The path of the page that it is about. */
  path?: string;
}

/** How a format writes words of each kind. */
export type Format = Record<
  TextPart['kind'] | 'code' | 'strong' | 'how',
  (words: string) => string
>;

const hows: Record<Difference['how'], string> = {
  changed: 'changes',
  added: 'is new',
  removed: 'is gone',
  moved: 'has another place',
};

/** The content of a report below its summary, in order. */
export function blocksOf(report: Report, format: Format): Block[] {
  const { same, code, strong, how } = format;

  // Marks go around the words alone: Markdown ignores one beside a space, and HTML would underline the space.
  const marked = (parts: readonly TextPart[]) =>
    parts
      .map(({ kind, text }) => text.replace(/\S(?:.*\S)?/s, (words) => format[kind](words)))
      .join('');

  function list(title: string, lines: string[]): Block {
    return { heading: same(title), lines, looks: [], shown: title, parts: [] };
  }

  function differenceBlock(difference: Difference, shown: string): Block {
    const heading = `${same(difference.name)} ${how(hows[difference.how])}`;
    const { words, looks } = difference;
    return { heading, lines: words.map(marked), looks, shown, parts: [] };
  }

  function pageBlock({ path, isNew, title, description, sections }: ReportedPage): Block {
    const texts = [
      { name: 'Title', words: title },
      { name: 'Description', words: description },
    ].filter(({ words }) => isChange(words));
    return {
      heading: code(path) + (isNew ? ` ${how('is new')}` : ''),
      lines: texts.map(({ name, words }) => `${name}: ${marked(words)}`),
      looks: [],
      shown: path,
      parts: sections.map((section) => differenceBlock(section, `“${section.name}” on ${path}`)),
      path,
    };
  }

  const problemLine = ({ file, line, field, message, advice }: Problem) =>
    code(`${file}:${line} ${field}`.trim()) + same(` ${message}. ${advice}`.trimEnd());

  const { commits, contentFiles, removed, brokenLinks, shared, states, pages, weights } = report;
  const blocks = [
    list(
      'Commits',
      commits.map(({ hash, subject }) => `${code(hash)} ${same(subject)}`),
    ),
    list(
      'Files of the content',
      contentFiles.map(({ file, how }) => `${code(file)} ${how}`),
    ),
    list(
      'Pages removed',
      removed.map(({ path, title, redirected }) => {
        const where = redirected
          ? 'its address leads elsewhere.'
          : `${strong('no redirect')}, so who has its address finds nothing.`;
        return `${code(path)} ${same(title)}: ${where}`;
      }),
    ),
    list(
      'Links that lead nowhere now',
      brokenLinks.map(({ path, href }) => `${code(href)} on ${code(path)}`),
    ),
    list('New problems', report.newProblems.map(problemLine)),
    list('New warnings', report.newWarnings.map(problemLine)),
    ...shared.map((change) => ({
      ...list(capitalized(`${nameOf(change)} ${placesOf(change)}`), change.words.map(marked)),
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
      weights.map((weight) => `${code(weight.path)}: ${changeInBytes(weight)}`),
    ),
  ];
  return blocks.filter(({ lines, looks, parts }) => lines.length + looks.length + parts.length > 0);
}
