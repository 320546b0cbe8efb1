/** A fact for search engines, in the vocabulary of schema.org. Every fact is visible on the page too. */
export interface Fact {
  '@type': string;
  [property: string]: unknown;
}

interface Site {
  /** The address at which visitors reach the site, without a trailing slash. */
  siteUrl: string;
  product: string;
}

/** The owner of the site: https://developers.google.com/search/docs/appearance/structured-data/organization */
export function organization({ siteUrl, product }: Site, socialAddress: string): Fact {
  return {
    '@type': 'Organization',
    name: product,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    sameAs: [socialAddress],
  };
}

/** The name of the site, for its home page: https://developers.google.com/search/docs/appearance/site-names */
export function webSite({ siteUrl, product }: Site): Fact {
  return { '@type': 'WebSite', name: product, url: `${siteUrl}/` };
}

/** The path from the home page: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
export function breadcrumbs({ siteUrl, product }: Site, heading: string, path: string): Fact {
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
export function videoObject({ siteUrl }: Site, video: Queries.VideoFactsFragment): Fact[] {
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
