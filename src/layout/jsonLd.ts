import type { Seo } from './Head';

interface Site {
  /** The address at which visitors reach the site, without a trailing slash. */
  siteUrl: string;
  product: string;
  social: readonly { readonly address: string }[];
}

/** A page in the vocabulary of schema.org, for search engines. Every fact is visible on the page too. */
export function jsonLd({ path, breadcrumb }: Seo, site: Site): object {
  const facts = [
    organization(site),
    ...(path === '/' ? [webSite(site)] : []),
    ...(breadcrumb === undefined ? [] : [breadcrumbs(site, breadcrumb, path)]),
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
