import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { Problem } from '../../content/fields/problem';
import { browserTargets } from '../browsers';
import type { BuiltSite } from '../builtSite';
import { filesBelow } from '../files';
import { contentSecurityPolicy, digestOf } from '../hosting/headers';
import { barStyles, draftsBar, type ReviewLink } from './draftsBar';
import { logMissingPath, speculationRules } from './pageScripts';
import { slots } from './slots';

/** Matches attribute by attribute, since a value, such as `alt="A mark of style="`, can look like a style. */
const inlineAttribute =
  /<[a-z][^\s<>]*(?:\s+[^\s<>="]+(?:="[^"]*")?)*?\s+((?:style|on[a-z]+)="[^"]*")/;

/** A script with its own file, or data. */
const harmlessScript = /\bsrc=|\btype="application\/(?:ld\+)?json"/;

/**
 * Finishes the pages that Gatsby has rendered: replaces each page's styles with the site's, adds the islands' scripts, the
 * content security policy and the bar of a preview, and removes Gatsby's markup for its own scripts. Throws if a page contains
 * an unknown inline script, style or event handler, or lacks a slot (slots.ts).
 *
 * @param preview the data of a preview’s bar, and its colour; undefined for the live site
 * @returns the content security policy of the pages
 */
export async function finishPages(
  folder: string,
  site: Pick<BuiltSite, 'formEndpoint' | 'playerOrigins' | 'scripts'>,
  preview?: { drafts: readonly Problem[]; review: ReviewLink | undefined; colour: string },
  loader = compileLoader(),
): Promise<string> {
  const files = filesBelow(folder).filter((file) => file.endsWith('.html'));
  const rules = new Set<string>();
  const toasts = new Set<string>();
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    for (const rule of slots.rules.read(html).split('\n')) rules.add(rule);
    toasts.add(slots.toastRules.read(html));
  }
  // The policy lists each style text by its hash, so all pages share one.
  const siteStyles = [...rules].join('\n');
  const styleTexts = [siteStyles, ...toasts];
  if (preview) styleTexts.push(barStyles(preview.colour));
  const scripts = [loader, logMissingPath, speculationRules];
  const csp = contentSecurityPolicy(scripts, styleTexts, site);
  const islands = site.scripts.map((name) => {
    const integrity = digestOf(readFileSync(join(folder, name)));
    return `<script src="/${name}" integrity="${integrity}" async></script>`;
  });
  const bar = preview ? draftsBar(preview.drafts, preview.review) : '';
  const barStyle = preview ? `<style>${barStyles(preview.colour)}</style>` : '';
  for (const file of files) {
    const html = readFileSync(file, 'utf8');
    const filled = [
      [slots.rules, siteStyles],
      [slots.policy, csp],
      [slots.loader, loader],
      [slots.islands, islands.join('')],
    ] as const;
    const finished = filled
      .reduce((page, [slot, content]) => slot.fill(page, content), withoutGatsbysOwn(html))
      .replace('</head>', () => `${barStyle}</head>`)
      // After the skip link, which comes first.
      .replace(/<header\b/, (header) => bar + header);
    const problem = findProblem(finished, scripts);
    if (problem !== undefined) {
      throw new Error(
        `${file} holds ${problem}\nThe content security policy would refuse it. Give it a file of its own, or name ` +
          "it in the site's own scripts (kit/build/html/pageScripts.ts).",
      );
    }
    writeFileSync(file, finished);
  }
  return csp;
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

/** Compiles src/islands/loader.ts for browsers. */
export function compileLoader(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['src/islands/loader.ts'],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: browserTargets(),
    // Not the project's own, which would add 'use strict' to every file.
    tsconfigRaw: {},
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
