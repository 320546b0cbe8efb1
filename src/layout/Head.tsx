import { withPrefix } from 'gatsby';
import { Helmet } from 'react-helmet';
import { fontFiles } from '../fontFaces';
import { theme } from '../theme';

export interface HeadProps {
  product: string;
  title: string;
  description: string;
  language: string;
  /** What only a page with an address of its own has; the page for unknown addresses has none. */
  found?: {
    /** The page's one absolute address. */
    canonical: string;
    /** The absolute address of its share picture, of 1200 by 630 pixels, and the words on it. */
    picture: string;
    pictureWords: string;
  };
}

/** What stands in a page's head. */
export function Head({ product, title, description, language, found }: HeadProps) {
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
      {found && <link rel="canonical" href={found.canonical} />}
      {!found && <meta name="robots" content="noindex" />}
      {found && <meta property="og:type" content="website" />}
      {found && <meta property="og:site_name" content={product} />}
      {found && <meta property="og:title" content={title} />}
      {found && <meta property="og:description" content={description} />}
      {found && <meta property="og:url" content={found.canonical} />}
      {found && <meta property="og:image" content={found.picture} />}
      {found && <meta property="og:image:width" content="1200" />}
      {found && <meta property="og:image:height" content="630" />}
      {found && <meta property="og:image:alt" content={found.pictureWords} />}
      {/* The rest of a card is what Open Graph says. */}
      {found && <meta name="twitter:card" content="summary_large_image" />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
      <link rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={withPrefix('/apple-touch-icon.png')} />
      <link rel="manifest" href={withPrefix('/manifest.webmanifest')} />
    </Helmet>
  );
}
