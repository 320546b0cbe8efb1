import { takeText } from './visibleText';

/** What a page says, as search engines show it and as visitors read it. */
export interface PageText {
  path: string;
  title: string;
  description: string;
  /** A line for each block of the page itself. */
  own: string[];
  /** The same of what surrounds it: the header, the footer and the forms. */
  around: string[];
}

/** Reads the HTML of a page of this site. */
export function readPageText(path: string, document: Document): PageText {
  document.querySelector('[data-preview]')?.remove();
  const description = document.querySelector('meta[name="description"]');
  const main = document.querySelector('main');
  return {
    path,
    title: document.title,
    description: description?.getAttribute('content') ?? '',
    own: main === null ? [] : takeText(main),
    around: takeText(document.body),
  };
}
