/**
 * Matches what servers must not serve, by the decoded path: names that begin with a dot (except `.well-known`), source
 * maps, and what the build leaves for hosts and for its next run. Written so that nginx can use it too.
 */
export function unservedPath(prefix = ''): RegExp {
  const root = escaped(prefix);
  return new RegExp(
    `^${root}/_(?:headers|redirects)$|^${root}/_gatsby(?:/|$)|\\.map$|` +
      '/\\.(?!well-known(?:/|$))|/\\.well-known/(?:.*/)?\\.',
  );
}

/** Requested by its own name, the 404 page must not be served like a page of the site. */
export function notFoundPath(prefix = ''): RegExp {
  return new RegExp(`^${escaped(prefix)}/404(?:\\.html|/(?:index\\.html)?)?$`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
