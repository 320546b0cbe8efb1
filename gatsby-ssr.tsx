import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type GatsbySSR, withPrefix } from 'gatsby';
import { extractCss } from 'goober';
import { isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { loader, logMissingPath, speculationRules } from './src/document/inlineScripts';
import { emotionNames, type Rules, styleText } from './src/document/siteStyles';

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
  toastStyles ??= extractCss();
  replaceBodyHTMLString(html);
  setHtmlAttributes(helmet.htmlAttributes.toComponent());
  setHeadComponents([
    helmet.title.toComponent(),
    helmet.meta.toComponent(),
    helmet.link.toComponent(),
    styleElement(
      'css-global',
      rules(cache, (id) => cache.registered[id] === undefined),
    ),
    styleElement(
      'css',
      rules(cache, (id) => cache.registered[id] !== undefined),
    ),
    <style key="_goober" id="_goober" {...innerHtml(` ${toastStyles}`)} />,
  ]);
};

/**
 * Puts what Gatsby would run at once into a `<template>`, where it waits for a visitor who wants something.
 * (While developing, Gatsby needs its scripts at once.)
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  pathname,
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const rulesOfSite = speculationRules(withPrefix('/').replace(/\/$/, ''));
  const loaderScript = <script key="loader" {...innerHtml(loader)} />;
  if (process.env.NODE_ENV === 'development') {
    replaceHeadComponents([...getHeadComponents(), loaderScript]);
    replacePostBodyComponents([
      <template key="recovery" id="recovery" />,
      ...getPostBodyComponents(),
    ]);
    return;
  }
  replaceHeadComponents([
    // finishPage gives it its content, which depends on all pages.
    <meta key="policy" httpEquiv="content-security-policy" content="" />,
    ...getHeadComponents().filter((node) => !isFor(node, /^gatsby-image-style/)),
    loaderScript,
    <script key="speculation-rules" type="speculationrules" {...innerHtml(rulesOfSite)} />,
  ]);
  const waiting = getPostBodyComponents().filter((node) => !isFor(node, /^script-loader$/));
  replacePostBodyComponents([
    // finishPage says which build it is of.
    <template key="app" id="app" data-path={pathname} data-build="" data-page="">
      {waiting}
    </template>,
    <template key="recovery" id="recovery">
      <script src={withPrefix('/recover.js')} />
    </template>,
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

function styleElement(key: string, found: Rules) {
  return (
    <style key={key} data-emotion={emotionNames(key, found)} {...innerHtml(styleText(found))} />
  );
}

/** The site's own text, as the content of a script or style element. */
function innerHtml(text: string) {
  return { dangerouslySetInnerHTML: { __html: text } };
}
