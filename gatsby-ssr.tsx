import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { GatsbySSR } from 'gatsby';
import { extractCss } from 'goober';
import { renderToString } from 'react-dom/server';
import { Helmet } from 'react-helmet';

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
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const helmet = Helmet.renderStatic();
  const { styles } = extractCriticalToChunks(html);
  replaceBodyHTMLString(html);
  setHtmlAttributes(helmet.htmlAttributes.toComponent());
  setHeadComponents([
    helmet.title.toComponent(),
    helmet.meta.toComponent(),
    helmet.link.toComponent(),
    ...styles.map(({ key, ids, css }) => (
      <style
        key={key}
        data-emotion={`${key} ${ids.join(' ')}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own styles
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: notistack's own styles
    <style key="_goober" id="_goober" dangerouslySetInnerHTML={{ __html: ` ${extractCss()}` }} />,
  ]);
};
