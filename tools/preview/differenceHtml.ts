import { escapeHtml } from '../../src/build/html/escapeHtml';
import {
  type Difference,
  hows,
  type ReportedSection,
  type SeenDifference,
  viewsOf,
} from './report';
import type { View } from './views';
import type { Part } from './words';

/** A section or a state with what differs in it; `what` says what the pictures show. */
export function changedPart({ name, how, ...shown }: ReportedSection, what: string): string {
  return `<h3>${escapeHtml(name)} <span class="how">${hows[how]}</span></h3>\n${difference(shown, what)}`;
}

/** The changed words, and the pictures. */
export function difference({ words, looks }: Difference, what: string): string {
  // The picture of a new or removed section shows all of its words.
  const isShown = looks.some(({ before, after }) => !before || !after);
  const lines = isShown ? [] : words.map((line) => `<p class="words">${diff(line)}</p>`);
  return [...lines, pictures(looks, what)].join('\n');
}

/** Most changes show on a phone and a desktop in light mode, so the other views are collapsed. */
export function pictures(looks: readonly SeenDifference[], what: string): string {
  const [first] = looks;
  if (first === undefined) return '';
  const usual = looks.filter(({ view }) => view.name === 'phone' || view.name === 'desktop');
  const shown = usual.length > 0 ? usual : [first];
  const others = looks.filter((look) => !shown.includes(look));
  const pairs = (some: readonly SeenDifference[]) =>
    some.map(({ view, ...looked }) => pair(what, looked, view)).join('\n');
  if (others.length === 0) return pairs(shown);
  return `${pairs(shown)}
<details><summary>Also ${viewsOf(others)}</summary>${pairs(others)}</details>`;
}

/** A picture before and after, side by side if there is room. */
export function pair(
  what: string,
  { before, after }: { before: Buffer | undefined; after: Buffer | undefined },
  view?: View,
): string {
  return `<div class="pair ${view?.name ?? 'desktop'}">
${figure('Before', what, before, view)}
${figure('After', what, after, view)}
</div>`;
}

function figure(when: string, what: string, picture: Buffer | undefined, view?: View): string {
  if (picture === undefined) return '';
  const where = view ? ` at ${view.width} px${view.colorScheme === 'dark' ? ', dark' : ''}` : '';
  const source = `data:image/webp;base64,${picture.toString('base64')}`;
  const image = `<img alt="${escapeHtml(`${when}: ${what}${where}`)}" src="${source}">`;
  return `<figure><figcaption>${when}${where}</figcaption>${image}</figure>`;
}

/** A line in which words changed. */
export function diff(parts: readonly Part[]): string {
  const tags = { added: 'ins', removed: 'del' };
  return parts
    .map(({ kind, text }) => {
      if (kind === 'same') return escapeHtml(text);
      // Underlining or striking out the space beside a word would make it look like part of the word.
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
      return `${before}<${tags[kind]}>${escapeHtml(words)}</${tags[kind]}>${after}`;
    })
    .join('');
}
