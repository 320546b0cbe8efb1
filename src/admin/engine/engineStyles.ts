/** Styles the engine's forms where they would mislead. */
export function addEngineStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    /* Of a list and a list within it, both bars would stay in sight, one over the other. */
    [data-key-path] [data-key-path] .toolbar { position: static; }

    /* The path of a picture in the working copy: there is no such repository. */
    a[href^="https://github.com/site/working-copy/"] { pointer-events: none; color: inherit; text-decoration: none; }
  `);
  document.adoptedStyleSheets.push(sheet);
}
