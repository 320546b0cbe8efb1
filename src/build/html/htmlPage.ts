import { theme } from '../../theme';

/** The text of the page’s style element, also for a content security policy. */
export const pageStyles = `:root { color-scheme: light dark; }
body { margin: 2rem auto; max-width: 84rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
section { border-top: 1px solid; }
a { color: inherit; }
dt { font-weight: bold; }
dd { margin: 0 0 0.5rem; white-space: pre-wrap; }
ins { font-weight: bold; }
figure { display: inline-block; max-width: 40rem; margin: 0 1rem 1rem 0; vertical-align: top; }
img { display: block; max-width: 100%; border: 1px solid; }
${theme.motionAllowed} { @view-transition { navigation: auto; } }`;

/** A page for people who work on the site, as HTML; `body` and `head` are HTML too. */
export function htmlPage(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
<style>${pageStyles}</style>
<main>
<h1>${title}</h1>
${body}
</main>
`;
}
