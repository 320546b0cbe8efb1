import type { Seo } from './Head';

interface Site {
  /** The address at which visitors reach the site, without a trailing slash. */
  siteUrl: string;
  product: string;
  social: readonly { readonly address: string }[];
}

/** A page in the vocabulary of schema.org, for search engines. Every fact is visible on the page too. */
export function jsonLd({ path, breadcrumb, videos = [] }: Seo, site: Site): object {
  const facts = [
    organization(site),
    ...(path === '/' ? [webSite(site)] : []),
    ...(breadcrumb === undefined ? [] : [breadcrumbs(site, breadcrumb, path)]),
    ...videos.flatMap((video) => videoObject(site, video)),
  ];
  return { '@context': 'https://schema.org', '@graph': facts };
}

/** The owner of the site: https://developers.google.com/search/docs/appearance/structured-data/organization */
function organization({ siteUrl, product, social }: Site) {
  return {
    '@type': 'Organization',
    name: product,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    sameAs: social.map(({ address }) => address),
  };
}

/** The name of the site, for its home page: https://developers.google.com/search/docs/appearance/site-names */
function webSite({ siteUrl, product }: Site) {
  return { '@type': 'WebSite', name: product, url: `${siteUrl}/` };
}

/** The path from the home page: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
function breadcrumbs({ siteUrl, product }: Site, heading: string, path: string) {
  const steps = [
    { name: product, item: `${siteUrl}/` },
    { name: heading, item: siteUrl + path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

/**
 * A video: https://developers.google.com/search/docs/appearance/structured-data/video
 *
 * @returns nothing for a sample, or for a video without the date or picture that search engines require
 */
export function videoObject({ siteUrl }: Pick<Site, 'siteUrl'>, video: Queries.VideoFactsFragment) {
  const { title, player, sample, published, transcriptWords, thumbnail } = video;
  const picture = thumbnail?.publicURL;
  if (sample || !published || !picture) return [];
  return [
    {
      '@type': 'VideoObject',
      name: title,
      // The path already starts with the site's own.
      thumbnailUrl: new URL(picture, siteUrl).href,
      uploadDate: published,
      embedUrl: player,
      ...(transcriptWords && { transcript: transcriptWords }),
    },
  ];
}
