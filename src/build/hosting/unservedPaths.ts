/**
 * What no server may hand out, by the decoded path: names that begin with a dot (but for `.well-known`), source
 * maps, and what the build has left for hosts and for its next run. Written so that nginx reads it as well.
 */
export function unservedPath(prefix = ''): RegExp {
  const root = escaped(prefix);
  return new RegExp(
    `^${root}/_(?:headers|redirects)$|^${root}/_gatsby(?:/|$)|\\.map$|` +
      '/\\.(?!well-known(?:/|$))|/\\.well-known/(?:.*/)?\\.',
  );
}

/** Asked for by its own name, the 404 page must not answer as if it were a page of the site. */
export function notFoundPath(prefix = ''): RegExp {
  return new RegExp(`^${escaped(prefix)}/404(?:\\.html|/(?:index\\.html)?)?$`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
