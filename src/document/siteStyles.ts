/** The styles of the whole site: one text for what is global, one for the classes of components. */
export interface SiteStyles {
  global: Rules;
  scoped: Rules;
}

/** Emotion's ids, each with its CSS. */
export type Rules = Map<string, string>;

const element = /<style data-emotion="css(-global)?((?: [\w-]+)*)">([\s\S]*?)<\/style>/g;

/**
 * Adds the styles of a page to those of the site. One style text for all pages keeps the content security
 * policy short however many pages there are, since the policy names each text by its hash.
 *
 * @throws when a style element's rules are not one a line, as `styleText` writes them
 */
export function collectStyles(html: string, styles: SiteStyles): void {
  for (const [, global, names = '', css = ''] of html.matchAll(element)) {
    const rules = global ? styles.global : styles.scoped;
    const ids = names.trim().split(' ').filter(Boolean);
    const texts = css.split('\n');
    if (ids.length > 0 && texts.length !== ids.length) {
      throw new Error(`A page has ${ids.length} styles by name, but ${texts.length} by content.`);
    }
    ids.forEach((id, index) => {
      if (!rules.has(id)) rules.set(id, texts[index] ?? '');
    });
  }
}

/** Puts the styles of the whole site where the page has its own. */
export function replaceStyles(html: string, { global, scoped }: SiteStyles): string {
  return html.replace(element, (_, isGlobal) =>
    isGlobal ? styleElement('css-global', global) : styleElement('css', scoped),
  );
}

function styleElement(key: string, rules: Rules): string {
  return `<style data-emotion="${emotionNames(key, rules)}">${styleText(rules)}</style>`;
}

/** By these names emotion recognises in the browser what is there already. */
export function emotionNames(key: string, rules: Rules): string {
  return [key, ...rules.keys()].join(' ');
}

/** The content of a style element, one id's CSS a line. */
export function styleText(rules: Rules): string {
  return [...rules.values()].join('\n');
}
