import type { Seo } from './Head';

interface Site {
  /** The address at which visitors reach the site, without a trailing slash. */
  siteUrl: string;
  product: string;
  social: readonly { readonly address: string }[];
}

/** A page in the vocabulary of schema.org, for search engines. Every fact is visible on the page too. */
export function jsonLd({ path, breadcrumb }: Seo, { siteUrl, product, social }: Site): object {
  const home = `${siteUrl}/`;
  // The owner of the site: https://developers.google.com/search/docs/appearance/structured-data/organization
  const organization = {
    '@type': 'Organization',
    name: product,
    url: home,
    logo: `${siteUrl}/icon-512.png`,
    sameAs: social.map(({ address }) => address),
  };
  // The name of the site, for its home page: https://developers.google.com/search/docs/appearance/site-names
  const webSite = { '@type': 'WebSite', name: product, url: home };
  // The path from the home page: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: product, item: home },
      { '@type': 'ListItem', position: 2, name: breadcrumb, item: siteUrl + path },
    ],
  };
  const facts = [
    organization,
    ...(path === '/' ? [webSite] : []),
    ...(breadcrumb === undefined ? [] : [breadcrumbs]),
  ];
  return { '@context': 'https://schema.org', '@graph': facts };
}
