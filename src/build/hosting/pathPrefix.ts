/** The path that a site lies below, such as `/site`; nothing where it has a host of its own. */
export function pathPrefix(siteUrl: string): string {
  return new URL(siteUrl).pathname.replace(/\/$/, '');
}
