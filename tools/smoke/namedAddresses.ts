import { JSDOM } from 'jsdom';
import { fillProduct } from '../../kit/content/markdown/fillProduct';
import { renderMarkdown } from '../../kit/content/markdown/markdown';
import { type Entry, namesIn } from '../../kit/content/model/entry';
import { shownEntry } from '../../kit/content/publish/shownEntry';

/**
 * The addresses that pages have since the content names them, in fields and in markdown, as browsers read them.
 *
 * @param builtFor the address that the site was built for, without a slash at its end
 */
export function namedAddresses(entries: readonly Entry[], builtFor: string): Set<string> {
  const { product } = namesIn(entries);
  const prefix = new URL(builtFor).pathname.replace(/\/$/, '');
  const same = (path: string) => path;
  const showing = {
    product,
    prefix,
    today: '',
    picture: same,
    file: (_: string, name: string) => name,
    page: (_: string, name: string) => name,
  };
  const texts = entries.flatMap((entry) => [
    ...textsIn(shownEntry(entry, showing)),
    renderMarkdown(fillProduct(entry.body, product), prefix),
  ]);
  const { document } = new JSDOM(texts.join('\n')).window;
  const inMarkdown = [...document.querySelectorAll('a[href]')].flatMap(
    (link) => link.getAttribute('href') ?? [],
  );
  const inFields = texts.flatMap((text) => {
    if (/^\/(?!\/)/.test(text)) return [text, prefix + text];
    return /^[^\s/]+@[^\s/]+$/.test(text) ? `mailto:${text}` : text;
  });
  return new Set(
    [...inFields, ...inMarkdown].flatMap((address) =>
      URL.canParse(address, `${builtFor}/`) ? new URL(address, `${builtFor}/`).href : [],
    ),
  );
}

/** All texts within a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
