/** Emotion's ids, each with its CSS. */
type Rules = Map<string, string>;

/** The styles of the whole site: one text for what is global, one for the classes of components. */
export type SiteStyles = Record<'global' | 'scoped', Rules>;

// Not emotion's own attribute, by which it would take the elements for its own in the browser, and move them.
const element = /<style data-rules="(global|scoped)((?: [\w-]+)*)">([\s\S]*?)<\/style>/g;

/**
 * Adds the styles of a page to those of the site. One style text for all pages keeps the content security
 * policy short however many pages there are, since the policy names each text by its hash.
 */
export function collectStyles(html: string, styles: SiteStyles): void {
  for (const [, kind, names = '', css = ''] of html.matchAll(element)) {
    const rules = kind === 'global' ? styles.global : styles.scoped;
    const ids = names.split(' ').slice(1);
    const texts = css.split('\n');
    if (ids.length > 0 && texts.length !== ids.length) {
      throw new Error(`A page has ${ids.length} styles by name, but ${texts.length} by content.`);
    }
    for (const [index, id] of ids.entries()) {
      if (!rules.has(id)) rules.set(id, texts[index] ?? '');
    }
  }
}

/** Puts the styles of the whole site where the page has its own. */
export function replaceStyles(html: string, styles: SiteStyles): string {
  return html.replace(element, (_, kind: keyof SiteStyles) => {
    const rules = styles[kind];
    return `<style data-rules="${ruleNames(kind, rules)}">${styleText(rules)}</style>`;
  });
}

/** By these names the styles of many pages are told apart. */
export function ruleNames(kind: keyof SiteStyles, rules: Rules): string {
  return [kind, ...rules.keys()].join(' ');
}

/** The content of a style element, one id's CSS a line. */
export function styleText(rules: Rules): string {
  return [...rules.values()].join('\n');
}
