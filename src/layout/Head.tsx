import { Helmet } from 'react-helmet';
import { type SharePicture, shareSize } from '../../kit/build/share/sharePicture';
import { fontFiles } from '../fontFaces';
import { language } from '../model/language';
import { theme } from '../theme';

/** The data of a page for browsers, search engines and other sites. */
export interface PageFacts {
  title: string;
  description: string;
  /** Only for pages with an address of their own: not for the 404 page. */
  seo?: Seo;
}

export interface Seo {
  /** Such as `/clients`. */
  path: string;
  share: SharePicture;
  /** Whether search engines shall leave the page out. */
  unlisted?: boolean | null;
  /** The heading of a page below the home page, for its breadcrumb. */
  breadcrumb?: string;
}

interface HeadProps extends PageFacts {
  product: string;
  siteUrl: string;
}

/** The page's metadata, typeface preloads and share card, through Helmet. */
export function Head({ title, description, seo, product, siteUrl }: HeadProps) {
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
          href={file}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      {seo && <link rel="canonical" href={siteUrl + seo.path} />}
      {(!seo || seo.unlisted) && <meta name="robots" content="noindex" />}
      {seo && <meta property="og:type" content="website" />}
      {seo && <meta property="og:site_name" content={product} />}
      {seo && <meta property="og:title" content={title} />}
      {seo && <meta property="og:description" content={description} />}
      {seo && <meta property="og:url" content={siteUrl + seo.path} />}
      {seo && <meta property="og:image" content={siteUrl + seo.share.path} />}
      {seo && <meta property="og:image:width" content={`${shareSize.width}`} />}
      {seo && <meta property="og:image:height" content={`${shareSize.height}`} />}
      {seo && <meta property="og:image:alt" content={seo.share.alt} />}
      {/* The rest of the card comes from the Open Graph tags. */}
      {seo && <meta name="twitter:card" content="summary_large_image" />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </Helmet>
  );
}
