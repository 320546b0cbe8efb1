import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The slots, which `gatsby-ssr.tsx` draws and `finishPages` fills. */
export const slots = {
  policy: slot((content) =>
    createElement('meta', { key: 'policy', httpEquiv: 'content-security-policy', content }),
  ),
  /** The styles of a page, a rule a line. Not emotion’s own attribute: in the browser it would take over the element. */
  rules: slot((text) => element('style', { key: 'rules', 'data-rules': '' }, text)),
  /** The styles of the toasts, under the name by which goober finds them. */
  toastRules: slot((text) => element('style', { key: '_goober', id: '_goober' }, text)),
  loader: slot((text) => element('script', { key: 'loader', 'data-loader': '' }, text)),
  /** The scripts of the islands, for the loader. */
  islands: slot((html) => element('template', { key: 'islands', id: '_islands' }, html)),
};

function element(name: string, attributes: object, html: string): ReactElement {
  return createElement(name, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}

/** An element of every page that is filled once all pages are rendered. */
function slot(draw: (content: string) => ReactElement) {
  const [before = '', after = ''] = renderToStaticMarkup(draw('\0')).split('\0');

  function locate(html: string): [start: number, end: number] {
    const found = html.indexOf(before);
    if (found < 0) throw new Error(`There is no ${before}`);
    const start = found + before.length;
    return [start, html.indexOf(after, start)];
  }

  return {
    /** The element, with the content that is known when a page is rendered. */
    draw: (content = '') => draw(content),
    read: (html: string) => html.slice(...locate(html)),
    /** The page with other content in the slot, inserted as it is. Throws if the page lacks the slot. */
    fill(html: string, content: string): string {
      const [start, end] = locate(html);
      return html.slice(0, start) + content + html.slice(end);
    },
  };
}
