const styles = `:root { color-scheme: light dark; }
body { margin: 2rem auto; max-width: 84rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
section { border-top: 1px solid; }
dt { font-weight: bold; }
dd { margin: 0 0 0.5rem; white-space: pre-wrap; }`;

/** A page of the inbox; `body` is HTML. */
export function htmlPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${styles}</style>
<main>
<h1>${title}</h1>
${body}
</main>
`;
}
