import { bannerStyles } from '../preview/previewBanner';
import { replaceStyles, type SiteStyles } from './siteStyles';

interface PageParts {
  styles: SiteStyles;
  csp: string;
  /** The text of the script that every page has. */
  loader: string;
  /** The texts of the other inline scripts that the site has; any more is a problem. */
  scripts: readonly string[];
  /** The addresses of the scripts of the islands. */
  islands: readonly string[];
  /** Whether search engines are told to leave the page out. */
  noindex?: boolean;
  /** The HTML of the banner, where drafts are shown. */
  banner?: string | undefined;
}

/** Attribute by attribute, as the words of one, such as `alt="A mark of style="`, are nobody's style. */
const inlineAttribute =
  /<[a-z][^\s<>]*(?:\s+[^\s<>="]+(?:="[^"]*")?)*?\s+((?:style|on[a-z]+)="[^"]*")/;

/** For hosts that send no headers, too. The page for unknown addresses always has it. */
const robots = '<meta name="robots" content="noindex"/>';

/** A script of its own file, or data. */
const harmlessScript = /\bsrc=|\btype="application\/(?:ld\+)?json"/;

/**
 * Makes the HTML that Gatsby has rendered fit for visitors: the site's styles in place of the page's own, the scripts
 * of the islands, the content security policy for hosts that send no headers, and nothing of what Gatsby adds for its
 * own script. Throws where the page holds an inline script, style or event handler that the site doesn't know.
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
    // Behind the link that skips to the content, which comes first.
    .replace(/<header\b/, (header) => (banner ?? '') + header)
    .replace(/(?<=<meta http-equiv="content-security-policy" content=")[^"]*/, () => csp)
    .replace(/(?<=<script data-loader="">)[\s\S]*?(?=<\/script>)/, () => loader)
    .replace(/(?<=<template id="_islands">).*?(?=<\/template>)/, () => waiting);
  const problem = findProblem(finished, [loader, ...scripts]);
  if (problem !== undefined) throw new Error(problem);
  return finished;
}

/** Gatsby's wrapper, which takes the focus, and the words that it announces pages with: links are plain ones here. */
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
