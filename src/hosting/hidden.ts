/**
 * What no server may hand out, by the decoded path: names that begin with a dot (but for `.well-known`), source
 * maps, and what the build has left for hosts and for its next run. Written so that nginx reads it as well.
 */
export const hiddenPath =
  /^\/_headers$|^\/_gatsby(?:\/|$)|\.map$|\/\.(?!well-known(?:\/|$))|\/\.well-known\/(?:.*\/)?\./;

/** Asked for by its own name, the 404 page must not answer as if it were a page of the site. */
export const notFoundPath = /^\/404(?:\.html|\/(?:index\.html)?)?$/;
