import { fontFaces } from '../../fontFaces';
import { customProperties, theme } from '../../theme';
import { escapeHtml } from '../html/escapeHtml';
import type { Change, TextPart } from './compareWords';

/** The path of the preview’s page that says what changes. */
export const changesPath = '/_changes/';

interface ChangesPage {
  /** The address that the preview is compared with. */
  siteUrl: string;
  /** The path that the site is served under; empty if it has its own host. */
  prefix: string;
  /** The content security policy of the site's pages. */
  csp: string;
  /** What changes, or why that isn’t known. */
  changes: readonly Change[] | string;
}

/** The page of a preview that says what changes, as HTML without scripts. */
export function changesPage({ siteUrl, prefix, csp, changes }: ChangesPage): string {
  const live = escapeHtml(siteUrl);
  return changesDocument({
    head: `<meta http-equiv="content-security-policy" content="${csp}">`,
    styles: fontFaces((path) => prefix + path),
    above: `<a href="${prefix}/">Preview</a>, compared with <a href="${live}/">${live}</a>`,
    body:
      typeof changes === 'string'
        ? `<p>What changes isn’t known: ${escapeHtml(changes)}. The rest of this preview is as it should be.</p>`
        : changesOf(changes, (path) => prefix + encodeURI(path)),
  });
}

interface ChangesDocument {
  head?: string;
  styles: string;
  /** What is compared, as HTML. */
  above: string;
  body: string;
}

/** A document that says what changes, in the site's own style. */
export function changesDocument({ head = '', styles, above, body }: ChangesDocument): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
${head}<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>What changes</title>
<style>${documentStyles}${styles}</style>
</head>
<body>
<main>
<p class="small">${above}</p>
<h1>What changes</h1>
${body}
</main>
</body>
</html>
`;
}

/**
 * The changes of words, a section for each, as HTML.
 *
 * @param addressOf returns the address of a page; without it, pages aren’t linked
 */
export function changesOf(
  changes: readonly Change[],
  addressOf?: (path: string) => string,
): string {
  if (changes.length === 0) return '<p>No words change, and no page is new or gone.</p>';
  return changes.map((change) => sectionOf(change, addressOf)).join('\n');
}

const labels = { gone: 'Gone: ', around: '', changed: '', new: 'New: ' };

function sectionOf(
  { what, paths, title, lines, isRedirected }: Change,
  addressOf: ((path: string) => string) | undefined,
): string {
  const heading = what === 'around' ? 'Around the page' : escapeHtml(title);
  const isLink = addressOf !== undefined && (what === 'changed' || what === 'new');
  const address = isLink ? escapeHtml(paths.map(addressOf).join()) : '';
  const words = `<ul>${lines.map((line) => `<li>${marked(line)}</li>`).join('')}</ul>`;
  const where = isRedirected
    ? 'Its address redirects elsewhere.'
    : '<strong>There is no redirect</strong>, so its address leads nowhere.';
  const bodies = {
    gone: `<p>${where}</p>`,
    new: `<details><summary>Its words</summary>${words}</details>`,
    around: words,
    changed: words,
  };
  return [
    `<section><h2>${isLink ? `<a href="${address}">${heading}</a>` : heading}</h2>`,
    `<p class="small">${labels[what]}${escapeHtml(paths.join(', '))}</p>`,
    bodies[what],
    '</section>',
  ].join('');
}

/** Added and removed words, each as its own element, so that colour, lines and screen readers distinguish them. */
function marked(parts: readonly TextPart[]): string {
  const elements = { added: 'ins', removed: 'del' } as const;
  return parts
    .map(({ kind, text }) => {
      if (kind === 'same') return escapeHtml(text);
      return `<${elements[kind]}>${escapeHtml(text)}</${elements[kind]}>`;
    })
    .join('');
}

/** The text of the page's style element, for the content security policy. */
export function changesStyles(prefix: string): string {
  return documentStyles + fontFaces((path) => prefix + path);
}

const { color, space, size, font } = theme;

const documentStyles = `${customProperties}
* { box-sizing: border-box; }
body { margin: 0; background: ${color.ground}; color: ${color.ink}; font: ${size.text}/1.6 ${font.text}; overflow-wrap: anywhere; }
main { max-width: 52rem; margin: 0 auto; padding: ${space[24]} ${theme.gutter} ${space[64]}; }
h1, h2 { font-family: ${font.heading}; font-weight: 500; line-height: 1.2; text-wrap: balance; }
h1 { margin: ${space[8]} 0 ${space[32]}; font-size: ${size.heading}; }
h2 { margin: 0 0 ${space[4]}; font-size: ${size.subheading}; }
section { padding: ${space[24]} 0; border-top: ${theme.hairline}; }
p, ul { margin: 0 0 ${space[16]}; }
ul { padding: 0; list-style: none; }
li { padding: ${space[8]} 0; }
li + li { border-top: 1px dotted ${color.line}; }
.small { color: ${color.inkSoft}; font-size: ${size.small}; }
a { color: ${color.action}; text-underline-offset: 0.15em; }
code { font-size: 0.9em; }
summary { cursor: pointer; }
ins, del { padding: 0 0.15em; border-radius: 2px; background: ${color.surface}; text-decoration-thickness: 2px; text-underline-offset: 0.2em; }
ins { color: ${color.action}; text-decoration-line: underline; }
del { color: ${color.accent}; text-decoration-line: line-through; }
del + ins { margin-inline-start: 0.25em; }
${theme.motionAllowed} { @view-transition { navigation: auto; } }
:focus-visible { outline: 3px solid ${color.accent}; outline-offset: 3px; }`;
