import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type GatsbySSR, withPrefix } from 'gatsby';
import { extractCss } from 'goober';
import { isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { logMissingPath, speculationRules } from './src/build/html/pageScripts';
import { type Rules, ruleNames, styleText } from './src/build/html/siteStyles';
import { ToastBox } from './src/islands/request/Toast';

/** goober hands its styles out once; the pages after the first need them too. */
let toastStyles: string | undefined;

/**
 * Renders a page with its styles gathered in the head, so that none stand between its elements.
 *
 * Helmet gathers what pages put into the head in one place for all of them, and pages are rendered side by
 * side: it must be read in the same tick as the rendering, before gatsby-plugin-react-helmet has its turn,
 * or a page may end up with another page's title.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const cache = createCache({ key: 'css' });
  // Otherwise emotion writes each style beside its element.
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const helmet = Helmet.renderStatic();
  // No page has a toast yet, but the styles of one.
  renderToString(
    <CacheProvider value={cache}>
      <ToastBox variant="success" message="" />
    </CacheProvider>,
  );
  toastStyles ??= extractCss();
  replaceBodyHTMLString(html);
  setHtmlAttributes(helmet.htmlAttributes.toComponent());
  setHeadComponents([
    helmet.title.toComponent(),
    helmet.meta.toComponent(),
    helmet.link.toComponent(),
    styleElement(
      'global',
      rules(cache, (id) => cache.registered[id] === undefined),
    ),
    styleElement(
      'scoped',
      rules(cache, (id) => cache.registered[id] !== undefined),
    ),
    <style key="_goober" id="_goober" {...innerHtml(` ${toastStyles}`)} />,
  ]);
};

/**
 * Leaves out all that Gatsby would run in the browser: the islands are the site's only script, and wait in a
 * `<template>` for a visitor who wants something. (While developing, Gatsby needs its scripts.)
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV === 'development') return;
  const rulesOfSite = speculationRules(withPrefix('/').replace(/\/$/, ''));
  // What is empty here, finishPage fills, once all pages and the scripts are there.
  replaceHeadComponents([
    <meta key="policy" httpEquiv="content-security-policy" content="" />,
    ...getHeadComponents().filter((node) => !isFor(node, /^gatsby-image-style/)),
    <script key="loader" data-loader="" />,
    <script key="speculation-rules" type="speculationrules" {...innerHtml(rulesOfSite)} />,
  ]);
  replacePostBodyComponents([
    <template key="islands" id="_islands" />,
    pathname === '/404.html' && <script key="log" {...innerHtml(logMissingPath)} />,
  ]);
};

/** Whether this is what Gatsby or a plugin of it has put there under such a key. */
function isFor(node: ReactNode, key: RegExp): boolean {
  return isValidElement(node) && key.test(node.key ?? '');
}

/** What emotion has rendered; a style that no class is registered for is a global one. */
function rules({ inserted }: EmotionCache, belongs: (className: string) => boolean): Rules {
  const found: Rules = new Map();
  for (const [id, css] of Object.entries(inserted)) {
    if (typeof css === 'string' && belongs(`css-${id}`)) found.set(id, css);
  }
  return found;
}

function styleElement(kind: 'global' | 'scoped', found: Rules) {
  return <style key={kind} data-rules={ruleNames(kind, found)} {...innerHtml(styleText(found))} />;
}

/** The site's own text, as the content of a script or style element. */
function innerHtml(text: string) {
  return { dangerouslySetInnerHTML: { __html: text } };
}
