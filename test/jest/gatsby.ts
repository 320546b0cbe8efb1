/** Stands in for Gatsby’s own, which only works inside a build: that takes queries out of the code. */
export function graphql(): undefined {
  return undefined;
}
