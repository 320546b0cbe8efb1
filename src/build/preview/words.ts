import { diffWords } from 'diff';
import Turndown from 'turndown';
import type { Redirect } from '../../content/check/addresses';
import { covers } from '../../content/model/fieldTypes/path';
import { attributeOf, escapeHtml } from '../html/markup';
import type { Pages } from './pages';

/** A page that is gone or new, or lines that change alike on some pages. */
export interface WordChange {
  paths: readonly string[];
  /** What changes, as HTML without line breaks. */
  html: string;
}

/**
 * Compares what visitors read on the pages of a site: pages that are gone, words that change, and pages that are new. A
 * line that changes alike on several pages, such as one of the footer, is listed once.
 *
 * @param redirects those of the later site
 * @param prefix the path of the later site, for links to its pages; without it, there are none
 */
export function changesBetween(
  before: Pages,
  after: Pages,
  redirects: readonly Pick<Redirect, 'from'>[],
  prefix?: string,
): WordChange[] {
  const pathsOf = new Map<string, string[]>();
  for (const [path, html] of after) {
    for (const line of changedLines(wordsIn(before.get(path) ?? html), wordsIn(html))) {
      pathsOf.set(line, [...(pathsOf.get(line) ?? []), path]);
    }
  }
  const linesAt = new Map<string, string[]>();
  for (const [line, paths] of pathsOf) {
    linesAt.set(paths.join(), [...(linesAt.get(paths.join()) ?? []), line]);
  }
  const gone = [...before.keys()].filter((path) => !after.has(path));
  const added = [...after.keys()].filter((path) => !before.has(path));
  return [
    ...gone.map((path) => change([path], `Gone: ${escapeHtml(path)}`, [fateOf(path)])),
    ...[...linesAt].map(([joined, lines]) => {
      const paths = joined.split(',');
      return change(paths, paths.map(link).join(', '), lines);
    }),
    ...added.map((path) => change([path], `New: ${link(path)}`)),
  ];

  function fateOf(path: string): string {
    const isRedirected = redirects.some(({ from }) => covers(from, path));
    if (isRedirected) return 'Its address redirects elsewhere.';
    return '<strong>There is no redirect</strong>, so its address leads nowhere.';
  }

  function link(path: string): string {
    const words = escapeHtml(path);
    if (prefix === undefined) return words;
    return `<a href="${escapeHtml(prefix + encodeURI(path))}">${words}</a>`;
  }
}

function change(
  paths: readonly string[],
  heading: string,
  lines: readonly string[] = [],
): WordChange {
  const items = lines.map((line) => `<p>${line}</p>`).join('');
  return { paths, html: `<section><h2>${heading}</h2>${items}</section>` };
}

const markdown = new Turndown({ headingStyle: 'atx' })
  .remove(['script', 'style', 'template', 'noscript'])
  .addRule('picture', {
    filter: 'img',
    replacement: (_, picture) => `[${picture.getAttribute('alt')}]`,
  })
  .addRule('control', {
    filter: ['button', 'dialog', 'label', 'summary'],
    replacement: (words) => `\n\n${words}\n\n`,
  });
// Nothing reads it as markdown.
markdown.escape = (text) => text;

/** What visitors read on a page: its title, its description, and its text as markdown, with the targets of links. */
export function wordsIn(html: string): string {
  const [, head = '', body = ''] = /^(.*?)<body\b[^>]*>(.*)/s.exec(html) ?? [];
  const description = attributeOf(head, /<meta[^>]*name="description"[^>]*>/, 'content') ?? '';
  const title = /<title\b[^>]*>.*?<\/title>/s.exec(head)?.[0] ?? '';
  const lines = [markdown.turndown(title), description, markdown.turndown(body)];
  return lines.join('\n').replace(/ +/g, ' ');
}

/** The lines in which words change, as HTML: what is added and what is removed, each as its own element. */
function changedLines(before: string, after: string): string[] {
  const lines = [''];
  for (const { value, added, removed } of diffWords(before, after)) {
    const name = added ? 'ins' : removed ? 'del' : undefined;
    const [first = '', ...others] = value
      .split('\n')
      .map((words) =>
        name && words ? `<${name}>${escapeHtml(words)}</${name}>` : escapeHtml(words),
      );
    lines.push(`${lines.pop()}${first}`, ...others);
  }
  return lines.filter((line) => /<(?:ins|del)>\s*[^<\s]/.test(line)).map((line) => line.trim());
}
