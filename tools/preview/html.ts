import type { Fault } from '../../src/content/check';
import { customProperties, theme } from '../../src/theme';
import { type Device, devices, widths } from './devices';
import {
  type AddedPage,
  changedWeights,
  changeInBytes,
  type Difference,
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
import { contentWords } from './revision';
import type { Part } from './words';

/** The report as one file that needs nothing else: styles and pictures stand in it. */
export function asHtml(report: Report): string {
  const { added, changed, shared, removed, brokenLinks, newFaults, newWarnings } = report;
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
${section('New faults', newFaults.map(faultLine))}
${section('New warnings', newWarnings.map(faultLine))}
${shared.map(sharedChange).join('\n')}
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

function faultLine({ file, line, field, message, advice }: Fault): string {
  return `<code>${escapeHtml(`${file}:${line} ${field}`.trim())}</code> ${escapeHtml(`${message}. ${advice}`)}`;
}

function sharedChange(change: SharedChange): string {
  const name = nameOf(change).replace(/^./, (letter) => letter.toUpperCase());
  return `<section id="${idOf(change.where)}">
<h2>${name} ${escapeHtml(placesOf(change))}</h2>
${difference(change, `the ${change.where} of ${change.paths[0]}`)}
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
${sections
  .map(
    (part) =>
      `<h3>${escapeHtml(part.name)} <span class="how">${hows[part.how]}</span></h3>\n` +
      difference(part, `“${part.name}” on ${path}`),
  )
  .join('\n')}
${sharePictures ? `<h3>Share picture</h3>${pair(`the share picture of ${path}`, sharePictures)}` : ''}
</section>`;
}

const hows: Record<ReportedSection['how'], string> = {
  changed: 'changes',
  added: 'is new',
  removed: 'is gone',
  moved: 'has another place',
};

function difference({ words, looks }: Difference, what: string): string {
  // The picture of a section that came or went shows all of its words.
  const isShown = Object.values(looks).some(({ before, after }) => !before || !after);
  const lines = isShown ? [] : words.map((line) => `<p class="words">${diff(line)}</p>`);
  const pictures = devices.flatMap((device) => {
    const shown = looks[device];
    return shown === undefined ? [] : [pair(`${what} at ${widths[device]} px`, shown, device)];
  });
  return [...lines, ...pictures].join('\n');
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
${devices
  .map(
    (device) =>
      `<div class="pair ${device}">${figure('Now', `${path} at ${widths[device]} px`, looks[device])}</div>`,
  )
  .join('\n')}
</section>`;
}

function pair(
  what: string,
  { before, after }: { before: Buffer | undefined; after: Buffer | undefined },
  device: Device = 'desktop',
): string {
  return `<div class="pair ${device}">${figure('Before', what, before)}${figure('After', what, after)}</div>`;
}

function figure(when: string, what: string, picture: Buffer | undefined): string {
  if (picture === undefined) return '';
  const source = `data:image/webp;base64,${picture.toString('base64')}`;
  const image = `<img alt="${escapeHtml(`${when}: ${what}`)}" src="${source}">`;
  return `<figure><figcaption>${when}</figcaption>${image}</figure>`;
}

function diff(parts: readonly Part[]): string {
  const tags = { added: 'ins', removed: 'del' };
  return parts
    .map(({ kind, text }) => {
      if (kind === 'same') return escapeHtml(text);
      // A line under or through the space beside a word would look like part of it.
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
      return `${before}<${tags[kind]}>${escapeHtml(words)}</${tags[kind]}>${after}`;
    })
    .join('');
}

function idOf(path: string): string {
  return `page${path.replace(/[^\w-]/g, '-')}`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}

const { color, space, size } = theme;

const styles = `
${customProperties}
* { box-sizing: border-box; }
body { margin: 0; background: ${color.ground}; color: ${color.ink}; font: ${size.text}/1.6 Georgia, serif; }
header, main { max-width: ${theme.pageWidth}; margin: 0 auto; padding: ${space[24]} ${theme.gutter}; }
h1, h2, h3 { font-weight: 500; line-height: 1.2; text-wrap: balance; overflow-wrap: anywhere; }
h1 { margin: ${space[8]} 0; font-size: ${size.heading}; }
h2 { margin: 0 0 ${space[16]}; font-size: ${size.subheading}; }
h3 { margin: ${space[32]} 0 ${space[8]}; font-size: ${size.lead}; }
h2.small { margin: ${space[16]} 0 0; font-size: ${size.small}; }
header ul { margin: 0; padding-left: ${space[24]}; }
.how { color: ${color.accent}; }
p, dd, li { max-width: ${theme.measure}; overflow-wrap: anywhere; }
.small, figcaption, dt { color: ${color.inkSoft}; font: ${size.small}/1.6 system-ui, sans-serif; }
code { font-family: ${theme.font.code}; font-size: 0.9em; }
a { color: ${color.action}; }
nav ul, section ul { padding-left: ${space[24]}; }
nav li { padding: ${space[4]} 0; }
section { margin-bottom: ${space[32]}; padding: ${space[24]} 0; border-top: ${theme.hairline}; }
dl { display: grid; gap: ${space[4]}; margin: 0; }
dd { margin: 0 0 ${space[8]}; }
.words { margin: 0 0 ${space[8]}; padding: ${space[12]} ${space[16]}; border-radius: ${theme.radius}; background: ${color.surface}; }
ins, del { border-radius: 2px; padding: 0 0.1em; text-decoration-thickness: 2px; text-underline-offset: 3px; }
ins { color: ${color.action}; text-decoration: underline; }
del { color: ${color.accent}; text-decoration: line-through; }
del + ins { margin-left: 0.25em; }
.pair { display: grid; gap: ${space[16]}; align-items: start; }
.pair { margin-top: ${space[16]}; }
figure { min-width: 0; margin: 0; }
img { display: block; max-width: 100%; height: auto; border: ${theme.hairline}; border-radius: ${theme.radius}; }
@media (min-width: 768px) {
  .pair { grid-template-columns: 1fr 1fr; }
  .pair.phone { grid-template-columns: repeat(2, minmax(0, 390px)); }
}
`;
