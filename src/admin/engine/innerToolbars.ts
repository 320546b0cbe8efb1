/** Lets the bars of a list within a list scroll along: both stay in sight otherwise, and one covers the other. */
export function scrollInnerToolbars(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-key-path] [data-key-path] .toolbar { position: static; }');
  document.adoptedStyleSheets.push(sheet);
}
