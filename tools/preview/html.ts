import { escapeHtml } from '../../src/build/html/escapeHtml';
import type { Problem } from '../../src/content/check/check';
import { changedPart, diff, difference, pair, pictures } from './differenceHtml';
import {
  type AddedPage,
  capitalized,
  changedWeights,
  changeInBytes,
  isChange,
  kilobytes,
  nameOf,
  placesOf,
  type Report,
  type ReportedPage,
  type ReportedSection,
  type SharedChange,
  summary,
  type Weight,
} from './report';
import { styles } from './reportStyles';
import { contentWords } from './revision';

/** The report as one self-contained file, with its styles and pictures. */
export function asHtml(report: Report): string {
  const { added, changed, shared, states, removed, brokenLinks, newProblems, newWarnings } = report;
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
${headList(
  'Commits',
  report.commits.map(({ hash, subject }) => `<code>${hash}</code> ${escapeHtml(subject)}`),
)}
${headList(
  'Files of the content',
  report.contentFiles.map(
    ({ file, how }) => `<code>${escapeHtml(file)}</code> ${contentWords[how]}`,
  ),
)}
${contents(report)}
</header>
<main>
${section(
  'Pages removed',
  removed.map(
    ({ path, title, redirected }) =>
      `<code>${escapeHtml(path)}</code> ${escapeHtml(title)}: ` +
      (redirected
        ? 'its address leads elsewhere.'
        : '<strong>no redirect</strong>, so who has its address finds nothing.'),
  ),
)}
${section(
  'Links that lead nowhere now',
  brokenLinks.map(
    ({ path, href }) => `<code>${escapeHtml(href)}</code> on <code>${escapeHtml(path)}</code>`,
  ),
)}
${section('New problems', newProblems.map(problemLine))}
${section('New warnings', newWarnings.map(problemLine))}
${shared.map(sharedChange).join('\n')}
${changedStates(states)}
${changed.map(changedPage).join('\n')}
${added.map(addedPage).join('\n')}
${weightList(changedWeights(report))}
</main>
</body>
</html>
`;
}

function headList(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<h2 class="small">${title}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function contents({ changed, added }: Report): string {
  const links = [
    ...changed.map(({ path }) => [path, 'changed'] as const),
    ...added.map(({ path }) => [path, 'added'] as const),
  ];
  if (links.length < 2) return '';
  return `<nav aria-label="Pages"><ul>${links
    .map(([path, how]) => `<li><a href="#${idOf(path)}">${escapeHtml(path)}</a> ${how}</li>`)
    .join('')}</ul></nav>`;
}

function section(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<section><h2>${title}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></section>`;
}

function problemLine({ file, line, field, message, advice }: Problem): string {
  return `<code>${escapeHtml(`${file}:${line} ${field}`.trim())}</code> ${escapeHtml(`${message}. ${advice}`)}`;
}

function sharedChange(change: SharedChange): string {
  const name = capitalized(nameOf(change));
  return `<section id="${idOf(change.where)}">
<h2>${name} ${escapeHtml(placesOf(change))}</h2>
${difference(change, `the ${change.where} of ${change.paths[0]}`)}
</section>`;
}

function changedStates(states: readonly ReportedSection[]): string {
  if (states.length === 0) return '';
  return `<section id="states">
<h2>Dialogs and the menu</h2>
${states.map((state) => changedPart(state, `“${state.name}”`)).join('\n')}
</section>`;
}

function changedPage({ path, title, description, sections, sharePictures }: ReportedPage): string {
  const rows = [['Title', title] as const, ['Description', description] as const].filter(
    ([, parts]) => isChange(parts),
  );
  const list = rows.map(([name, parts]) => `<dt>${name}</dt><dd>${diff(parts)}</dd>`).join('');
  return `<section id="${idOf(path)}">
<h2><code>${escapeHtml(path)}</code></h2>
${list === '' ? '' : `<dl>${list}</dl>`}
${sections.map((part) => changedPart(part, `“${part.name}” on ${path}`)).join('\n')}
${sharePictures ? `<h3>Share picture</h3>${pair(`the share picture of ${path}`, sharePictures)}` : ''}
</section>`;
}

function weightList(weights: readonly Weight[]): string {
  if (weights.length === 0) return '';
  const rows = weights.map(
    (weight) => `<dt><code>${escapeHtml(weight.path)}</code></dt><dd>${changeInBytes(weight)}</dd>`,
  );
  return `<section><h2>What a first view weighs on a phone</h2><dl>${rows.join('')}</dl></section>`;
}

function addedPage({ path, title, bytes, looks }: AddedPage): string {
  return `<section id="${idOf(path)}">
<h2><code>${escapeHtml(path)}</code> is new</h2>
<dl><dt>Title</dt><dd>${escapeHtml(title)}</dd><dt>First view on a phone</dt><dd>${kilobytes(bytes)} KB</dd></dl>
${pictures(looks, path)}
</section>`;
}

function idOf(path: string): string {
  return `page${path.replace(/[^\w-]/g, '-')}`;
}
