/** Stands in for Gatsby's own module, which only works inside a build. */

/** The build takes queries out of the code; in tests they have no meaning. */
export function graphql(): undefined {
  return undefined;
}
