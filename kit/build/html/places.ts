import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Part of every page, whose content is known, or is made one for all pages, only once all are rendered. */
interface Place {
  /** The element, with what is known of its content when a page is rendered. */
  draw(content?: string): ReactElement;
  read(html: string): string;
  /** The page with another content there, which is inserted as it is. Throws if the page lacks the place. */
  fill(html: string, content: string): string;
}

/** The places, which `gatsby-ssr.tsx` draws and `finishPages` fills. */
export const places = {
  policy: place((content) =>
    createElement('meta', {
      key: 'policy',
      httpEquiv: 'content-security-policy',
      content,
    }),
  ),
  /** The styles of a page, a rule a line. Not emotion’s own attribute: in the browser it would take over the element. */
  rules: place((text) => element('style', { key: 'rules', 'data-rules': '' }, text)),
  /** The styles of the toasts, under the name by which goober finds them. */
  toastRules: place((text) => element('style', { key: '_goober', id: '_goober' }, text)),
  loader: place((text) => element('script', { key: 'loader', 'data-loader': '' }, text)),
  /** The scripts of the islands, for the loader. */
  islands: place((html) => element('template', { key: 'islands', id: '_islands' }, html)),
};

function element(name: string, attributes: object, html: string): ReactElement {
  return createElement(name, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

function place(draw: (content: string) => ReactElement): Place {
  const [before = '', after = ''] = renderToStaticMarkup(draw('\0')).split('\0');

  function locate(html: string): [start: number, end: number] {
    const found = html.indexOf(before);
    if (found < 0) throw new Error(`There is no ${before}`);
    const start = found + before.length;
    return [start, html.indexOf(after, start)];
  }

  return {
    draw: (content = '') => draw(content),
    read: (html) => html.slice(...locate(html)),
    fill(html, content) {
      const [start, end] = locate(html);
      return html.slice(0, start) + content + html.slice(end);
    },
  };
}
