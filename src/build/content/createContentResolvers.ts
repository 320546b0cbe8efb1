import type { CreateResolversArgs } from 'gatsby';

/** Every page needs these. */
const needed = {
  site: 'Site',
  siteWords: 'SiteWords',
  requestWords: 'RequestWords',
  landingPage: 'LandingPage',
  policy: 'Policy',
};

/** Stops the build where what a page needs is missing, rather than rendering without it; and plans each picture once. */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: Object.fromEntries(
      Object.entries(needed).map(([field, type]) => [field, { type: `${type}!` }]),
    ),
    ImageSharp: { gatsbyImageData: { resolve: oncePerPicture() } },
  });
}

/**
 * Makes a resolver that asks the one in whose place it stands once for each picture and set of arguments.
 * Without it Gatsby reads a picture's file and plans its formats anew wherever a page shows it, which takes
 * most of the time of a large site's build. A picture that changes has another digest, so it is asked again.
 */
export function oncePerPicture() {
  const answers = new Map<string, unknown>();
  return (
    source: { id: string; internal: { contentDigest: string } },
    args: Record<string, unknown>,
    context: unknown,
    info: { originalResolver: (...all: unknown[]) => unknown },
  ): unknown => {
    const key = `${source.id} ${source.internal.contentDigest} ${JSON.stringify(args)}`;
    if (!answers.has(key)) answers.set(key, info.originalResolver(source, args, context, info));
    return answers.get(key);
  };
}
