import type { Scheme } from './messages';

const condition = /\(\s*prefers-color-scheme:\s*(light|dark)\s*\)/;
const written = new WeakMap<object, string>();

/**
 * Shows the page as on a device that prefers this colour scheme. The browser offers no way to do that, so each rule and
 * picture that depends on the scheme is switched on or off; new ones need another call.
 */
export function showScheme(page: Document, scheme: Scheme): void {
  page.documentElement.style.colorScheme = scheme;
  for (const sheet of page.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule) switchMedia(rule, rule.media.mediaText, scheme, setRule);
    }
  }
  for (const source of page.querySelectorAll('source[media]')) {
    switchMedia(source, source.getAttribute('media') ?? '', scheme, setSource);
  }
}

function switchMedia<Part extends object>(
  part: Part,
  media: string,
  scheme: Scheme,
  set: (part: Part, media: string) => void,
): void {
  const asked = written.get(part) ?? media;
  const wanted = condition.exec(asked)?.[1];
  if (wanted === undefined) return;
  written.set(part, asked);
  const now = wanted === scheme ? 'all' : 'not all';
  if (media !== now) set(part, now);
}

function setRule(rule: CSSMediaRule, media: string): void {
  rule.media.mediaText = media;
}

function setSource(source: Element, media: string): void {
  source.setAttribute('media', media);
}
