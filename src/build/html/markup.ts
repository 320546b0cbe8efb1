/** The values of an attribute of all elements that match, as a build of this site writes elements. */
export function attributesOf(html: string, element: RegExp, name: string): (string | undefined)[] {
  const attribute = new RegExp(`\\s${name}="([^"]*)"`);
  return [...html.matchAll(new RegExp(element, 'g'))].map(([tag]) =>
    attribute
      .exec(tag)?.[1]
      ?.replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  );
}

/** The value of an attribute of the first element that matches. */
export function attributeOf(html: string, element: RegExp, name: string): string | undefined {
  return attributesOf(html, element, name)[0];
}

/** The addresses that a sitemap, or an index of sitemaps, lists. */
export function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}
