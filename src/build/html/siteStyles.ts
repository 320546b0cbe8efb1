/** The styles of the whole site, a line for each rule: what is global, and the classes of components. */
export type SiteStyles = Record<'global' | 'scoped', Set<string>>;

// Not emotion's own attribute, by which it would take the elements for its own in the browser, and move them.
const element = /(?<=<style data-rules="(global|scoped)">)[\s\S]*?(?=<\/style>)/g;

/**
 * Adds the styles of a page to those of the site. One style text for all pages keeps the content security
 * policy short however many pages there are, since the policy names each text by its hash.
 */
export function collectStyles(html: string, styles: SiteStyles): void {
  for (const [css, kind] of html.matchAll(element)) {
    const rules = kind === 'global' ? styles.global : styles.scoped;
    for (const rule of css.split('\n')) rules.add(rule);
  }
}

/** Puts the styles of the whole site where the page has its own. */
export function replaceStyles(html: string, styles: SiteStyles): string {
  return html.replace(element, (_, kind: keyof SiteStyles) => styleText(styles[kind]));
}

/** The content of a style element. */
export function styleText(rules: Set<string>): string {
  return [...rules].join('\n');
}
