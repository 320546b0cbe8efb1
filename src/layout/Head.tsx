import { withPrefix } from 'gatsby';
import { Helmet } from 'react-helmet';
import { fontFiles } from '../fontFaces';
import { theme } from '../theme';

export interface HeadProps {
  title: string;
  description: string;
  language: string;
  /** The page's one absolute address; left out on the page for unknown addresses. */
  canonical?: string;
}

/** What stands in a page's head. */
export function Head({ title, description, language, canonical }: HeadProps) {
  const { light, dark } = theme.browserColor;
  return (
    <Helmet>
      <html lang={language} />
      <title>{title}</title>
      <meta name="description" content={description} />
      {fontFiles.map((file) => (
        <link
          key={file}
          rel="preload"
          href={withPrefix(file)}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      {canonical && <link rel="canonical" href={canonical} />}
      {!canonical && <meta name="robots" content="noindex" />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
      <link rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />
    </Helmet>
  );
}
