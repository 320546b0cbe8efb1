import { createHash } from 'node:crypto';
import { replaceStyles, type SiteStyles } from './siteStyles';

interface PageParts {
  styles: SiteStyles;
  /** The content security policy. */
  policy: string;
  /** The texts of the inline scripts that the site has; any other is a fault. */
  scripts: readonly string[];
}

const policyElement = /<meta http-equiv="content-security-policy"[^>]*>/;

/** Attribute by attribute, as the words of one, such as `alt="A mark of style="`, are nobody's style. */
const inlineAttribute =
  /<[a-z][^\s<>]*(?:\s+[^\s<>="]+(?:="[^"]*")?)*?\s+((?:style|on[a-z]+)="[^"]*")/;

const pageName = /(<template id="app"[^>]*? data-page=")\w*"/;

const dataScript = /\btype="application\/(?:ld\+)?json"/;

/**
 * Makes the HTML that Gatsby has rendered fit for the content security policy: the site's styles in place of
 * the page's own, the policy itself for hosts that send no headers, no inline `style`, of Gatsby's inline
 * scripts only what they say, and a name for the page as it is now, by which it knows whether it is still live.
 * A page that has been finished before comes out as it was.
 *
 * @throws when the page holds an inline script, style or event handler that the site doesn't know
 */
export function finishPage(html: string, { styles, policy, scripts }: PageParts): string {
  const finished = replaceStyles(named(withoutGatsbysInlineParts(html)), styles).replace(
    policyElement,
    `<meta http-equiv="content-security-policy" content="${policy}"/>`,
  );
  const fault = findFault(finished, scripts);
  if (fault !== undefined) throw new Error(fault);
  return finished;
}

function withoutGatsbysInlineParts(html: string): string {
  const build = /<script>window\.___webpackCompilationHash="(\w+)";<\/script>/.exec(html);
  return html
    .replace(/<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/, '')
    .replace(build?.[0] ?? '', '')
    .replace(/(<template id="app"[^>]*? data-build=")\w*"/, (found, start) =>
      build === null ? found : `${start}${build[1]}"`,
    )
    .replace(/(<div )style="outline:none" (tabindex="-1" id="gatsby-focus-wrapper")/, '$1$2')
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, '$1');
}

/** The name changes with the words of the page and with its scripts, but not with the styles that all pages share. */
function named(html: string): string {
  const unnamed = html.replace(pageName, '$1"');
  const body = unnamed.slice(unnamed.indexOf('<body'));
  const name = createHash('sha256').update(body).digest('hex').slice(0, 16);
  return unnamed.replace(pageName, `$1${name}"`);
}

function findFault(html: string, scripts: readonly string[]): string | undefined {
  for (const [, attributes = '', text = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (/\bsrc=/.test(attributes) || dataScript.test(attributes) || scripts.includes(text))
      continue;
    return `an inline script that is not among the site's own: ${text.slice(0, 200)}`;
  }
  const withoutStyles = html.replace(/<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  const attribute = inlineAttribute.exec(withoutStyles)?.[1];
  return attribute && `an inline style or event handler: ${attribute}`;
}
