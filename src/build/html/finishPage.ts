import { bannerStyles } from '../preview/previewBanner';
import { replaceStyles, type SiteStyles } from './siteStyles';

interface PageParts {
  styles: SiteStyles;
  csp: string;
  /** The script that every page has. */
  loader: string;
  /** The other inline scripts of the site; any more is a problem. */
  scripts: readonly string[];
  /** The addresses of the scripts of the islands. */
  islands: readonly string[];
  /** Whether search engines are told not to index the page. */
  noindex?: boolean;
  /** The HTML of the banner, if drafts are shown. */
  banner?: string | undefined;
}

/** Attribute by attribute, since the text of an attribute, such as `alt="A mark of style="`, can look like a style. */
const inlineAttribute =
  /<[a-z][^\s<>]*(?:\s+[^\s<>="]+(?:="[^"]*")?)*?\s+((?:style|on[a-z]+)="[^"]*")/;

/** Also for hosts that send no headers. The page for unknown addresses always has it. */
const robots = '<meta name="robots" content="noindex"/>';

/** A script with its own file, or data. */
const harmlessScript = /\bsrc=|\btype="application\/(?:ld\+)?json"/;

/**
 * Prepares the HTML that Gatsby rendered for visitors: replaces the page's own styles with the site's, adds the
 * islands' scripts and the content security policy, and removes what Gatsby adds for its own scripts. Throws if the
 * page contains an unknown inline script, style or event handler.
 */
export function finishPage(html: string, parts: PageParts): string {
  const { styles, csp, loader, scripts, islands, noindex = false, banner } = parts;
  const waiting = islands.map((address) => `<script src="${address}" async></script>`).join('');
  const head = [
    ...(noindex && !html.includes(robots) ? [robots] : []),
    ...(banner === undefined ? [] : [`<style>${bannerStyles}</style>`]),
  ].join('');
  const finished = replaceStyles(withoutGatsbysOwn(html), styles)
    .replace('</head>', () => `${head}</head>`)
    // After the skip link, which comes first.
    .replace(/<header\b/, (header) => (banner ?? '') + header)
    .replace(/(?<=<meta http-equiv="content-security-policy" content=")[^"]*/, () => csp)
    .replace(/(?<=<script data-loader="">)[\s\S]*?(?=<\/script>)/, () => loader)
    .replace(/(?<=<template id="_islands">).*?(?=<\/template>)/, () => waiting);
  const problem = findProblem(finished, [loader, ...scripts]);
  if (problem !== undefined) throw new Error(problem);
  return finished;
}

/** Removes Gatsby's focus wrapper and its page announcer: links are plain here. */
function withoutGatsbysOwn(html: string): string {
  return html
    .replace(/(<div) style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"/, '$1')
    .replace(/<div id="gatsby-announcer"[^>]*><\/div>/, '');
}

function findProblem(html: string, scripts: readonly string[]): string | undefined {
  for (const [, attributes = '', text = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (harmlessScript.test(attributes) || scripts.includes(text)) continue;
    return `an inline script that is not among the site's own: ${text.slice(0, 200)}`;
  }
  const withoutStyles = html.replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const attribute = inlineAttribute.exec(withoutStyles)?.[1];
  return attribute && `an inline style or event handler: ${attribute}`;
}
