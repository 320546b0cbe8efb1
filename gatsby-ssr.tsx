import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { GatsbySSR } from 'gatsby';
import { extractCss } from 'goober';
import { isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { logMissingPath, speculationRules } from './kit/build/html/pageScripts';
import { slots } from './kit/build/html/slots';
import { Toast } from './src/islands/request/Toast';

/** goober returns its styles only once, but every page needs them. */
let toastStyles: string | undefined;

/**
 * Renders a page with its styles collected in the head instead of between its elements.
 *
 * Helmet collects the head in one place for all pages, and pages are rendered concurrently: read it in the same tick as the
 * rendering, before gatsby-plugin-react-helmet does, or a page may get another page's title.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const cache = createCache({ key: 'css' });
  // Otherwise emotion renders each style beside its element.
  cache.compat = true;
  const render = (content: ReactNode) =>
    renderToString(<CacheProvider value={cache}>{content}</CacheProvider>);
  const html = render(bodyComponent);
  const helmet = Helmet.renderStatic();
  // No page has a toast yet, but all need its styles.
  render(<Toast id="" variant="success" message="" />);
  toastStyles ??= extractCss();
  replaceBodyHTMLString(html);
  setHtmlAttributes(helmet.htmlAttributes.toComponent());
  setHeadComponents([
    helmet.title.toComponent(),
    helmet.meta.toComponent(),
    helmet.link.toComponent(),
    slots.rules.draw(rulesIn(cache).join('\n')),
    slots.toastRules.draw(` ${toastStyles}`),
  ]);
};

/**
 * Leaves out Gatsby's scripts, except in development. The islands are the site's only scripts, and wait in a `<template>`
 * until a visitor needs them.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV === 'development') return;
  replaceHeadComponents([
    slots.policy.draw(),
    ...getHeadComponents().filter((node) => !isOfImagePlugin(node)),
    slots.loader.draw(),
    <script key="speculation-rules" type="speculationrules" {...innerHtml(speculationRules)} />,
  ]);
  replacePostBodyComponents([
    slots.islands.draw(),
    pathname === '/404.html' && <script key="log" {...innerHtml(logMissingPath)} />,
  ]);
};

/** Whether an element is a style of gatsby-plugin-image, which is for a component that the site doesn't use. */
function isOfImagePlugin(node: ReactNode): boolean {
  return isValidElement(node) && (node.key ?? '').startsWith('gatsby-image-style');
}

/** The rules that emotion has rendered, one per line: first those without a registered class, which are global. */
function rulesIn({ inserted, registered }: EmotionCache): string[] {
  const rank = (id: string) => Number(`css-${id}` in registered);
  return Object.entries(inserted)
    .sort(([one], [other]) => rank(one) - rank(other))
    .flatMap(([, css]) => (typeof css === 'string' ? css.replaceAll('\n', ' ') : []));
}

/** The content of a script element. The text is the site's own. */
function innerHtml(text: string) {
  return { dangerouslySetInnerHTML: { __html: text } };
}
