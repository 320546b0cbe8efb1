import { escapeHtml } from '../../src/build/html/escapeHtml';
import { type Block, blocksOf } from './blocks';
import { type Look, type Report, summary, viewsOf } from './report';
import { styles } from './reportStyles';

/** The report as one self-contained file, with its styles and pictures. */
export function asHtml(report: Report): string {
  const blocks = blocksOf(report, {
    same: escapeHtml,
    added: (words) => `<ins>${escapeHtml(words)}</ins>`,
    removed: (words) => `<del>${escapeHtml(words)}</del>`,
    code: (words) => `<code>${escapeHtml(words)}</code>`,
    strong: (words) => `<strong>${words}</strong>`,
    how: (words) => `<span class="how">${words}</span>`,
  });
  const links = blocks.flatMap(({ path, heading }) =>
    path === undefined ? [] : `<a href="#${escapeHtml(path)}">${heading}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>What changes: ${escapeHtml(report.after)}</title>
<style>${styles}</style>
</head>
<body>
<header>
<p class="small">${escapeHtml(report.before)} → ${escapeHtml(report.after)}</p>
<h1>What changes for visitors</h1>
<p>${escapeHtml(summary(report))}</p>
${links.length > 1 ? `<nav aria-label="Pages">${list(links)}</nav>` : ''}
</header>
<main>
${blocks.map((block) => `<section${idOf(block)}>${blockOf(block, 'h2')}</section>`).join('\n')}
</main>
</body>
</html>
`;
}

function idOf({ path }: Block): string {
  return path === undefined ? '' : ` id="${escapeHtml(path)}"`;
}

function blockOf({ heading, lines, looks, shown, parts }: Block, level: 'h2' | 'h3'): string {
  // The picture of a new or removed section shows all of its words.
  const isShown = looks.some(({ before, after }) => !before || !after);
  return [
    `<${level}>${heading}</${level}>`,
    lines.length > 0 && !isShown ? list(lines) : '',
    picturesOf(looks, shown),
    ...parts.map((part) => blockOf(part, 'h3')),
  ].join('\n');
}

/** Most changes show on a phone and a desktop in light mode, so the other views are collapsed. */
function picturesOf(looks: readonly Look[], shown: string): string {
  const isUsual = ({ view }: Look) => view?.name === 'phone' || view?.name === 'desktop';
  const open = looks.some(isUsual) ? looks.filter(isUsual) : looks.slice(0, 1);
  const folded = looks.filter((look) => !open.includes(look));
  const pairs = (some: readonly Look[]) => some.map((look) => pair(look, shown)).join('\n');
  if (folded.length === 0) return pairs(open);
  return `${pairs(open)}
<details><summary>Also ${viewsOf(folded)}</summary>${pairs(folded)}</details>`;
}

/** A picture before and after, side by side if there is room. */
function pair({ view, before, after }: Look, shown: string): string {
  const where = view ? ` at ${view.width} px${view.colorScheme === 'dark' ? ', dark' : ''}` : '';
  const figure = (when: string, picture: Buffer | undefined) =>
    picture === undefined
      ? ''
      : `<figure><figcaption>${when}${where}</figcaption>` +
        `<img alt="${escapeHtml(`${when}: ${shown}${where}`)}" ` +
        `src="data:image/webp;base64,${picture.toString('base64')}"></figure>`;
  return `<div class="pair ${view?.name ?? 'desktop'}">${figure('Before', before)}${figure('After', after)}</div>`;
}

function list(items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}
