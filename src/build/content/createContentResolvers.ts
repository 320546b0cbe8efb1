import type { CreateResolversArgs } from 'gatsby';

/**
 * Stops the build if something that every page needs is missing, rather than rendering without it; and plans each
 * picture only once.
 */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      siteAddresses: { type: 'SiteAddresses!' },
      siteWords: { type: 'SiteWords!' },
      requestWords: { type: 'RequestWords!' },
      landingPage: { type: 'LandingPage!' },
      policy: { type: 'Policy!' },
    },
    MarkdownRemark: { html: { type: 'String!' } },
    ImageSharp: { gatsbyImageData: { resolve: oncePerPicture() } },
  });
}

/**
 * Makes a resolver that calls the original one once for each picture and set of arguments. Otherwise Gatsby reads a
 * picture's file and plans its formats again for every page that shows it, which takes most of the time in a large
 * site's build. A changed picture has a new digest, so it is resolved again.
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
