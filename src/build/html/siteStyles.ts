/** The styles of the whole site, one line per rule: global styles, and component classes. */
export type SiteStyles = Record<'global' | 'scoped', Set<string>>;

// Not emotion's own attribute: in the browser it would take over the elements and move them.
const element = /(?<=<style data-rules="(global|scoped)">)[\s\S]*?(?=<\/style>)/g;

/**
 * Adds the styles of a page to those of the site. Sharing one style text keeps the content security policy short
 * however many pages there are, since it lists each text by its hash.
 */
export function collectStyles(html: string, styles: SiteStyles): void {
  for (const [css, scope] of html.matchAll(element)) {
    const rules = scope === 'global' ? styles.global : styles.scoped;
    for (const rule of css.split('\n')) rules.add(rule);
  }
}

/** Replaces the page's own styles with those of the whole site. */
export function replaceStyles(html: string, styles: SiteStyles): string {
  return html.replace(element, (_, scope: keyof SiteStyles) => styleText(styles[scope]));
}

/** The content of a style element. */
export function styleText(rules: Set<string>): string {
  return [...rules].join('\n');
}
