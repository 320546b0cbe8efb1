import type { CreateResolversArgs } from 'gatsby';
import sharp from 'sharp';
import { collectionNames, contentModel, isSingle, modelOf } from '../../content/model/model';
import { queryOf } from './graphqlTypes';

/**
 * Stops the build if something that every page needs is missing, rather than rendering without it; and plans each
 * picture only once.
 */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  const needed = collectionNames
    .filter((collection) => {
      const { optional, page } = contentModel[collection];
      return page || (isSingle(collection) && !optional);
    })
    .map((collection) => modelOf(collection).typeName);
  createResolvers({
    Query: {
      siteAddresses: { type: 'SiteAddresses!' },
      ...Object.fromEntries(needed.map((type) => [queryOf(type), { type: `${type}!` }])),
    },
    MarkdownRemark: { html: { type: 'String!' } },
    ImageSharp: { gatsbyImageData: { resolve: oncePerPicture() } },
  });
}

/** What a resolver of a picture is called with, as far as it is used here. */
interface PictureNode {
  id: string;
  parent: string;
  internal: { contentDigest: string };
}
interface PictureContext {
  nodeModel: { getNodeById(by: { id: string }): { absolutePath: string } };
}
interface PictureInfo {
  originalResolver(...all: unknown[]): unknown;
}

/**
 * Makes a resolver that calls the original one once for each picture and set of arguments. Otherwise Gatsby reads a
 * picture's file and plans its formats again for every page that shows it, which takes most of the time in a large
 * site's build. A changed picture has a new digest, so it is resolved again.
 */
export function oncePerPicture() {
  const answers = new Map<string, unknown>();
  return (
    source: PictureNode,
    args: Record<string, unknown>,
    context: PictureContext,
    info: PictureInfo,
  ): unknown => {
    const key = `${source.id} ${source.internal.contentDigest} ${JSON.stringify(args)}`;
    if (!answers.has(key)) answers.set(key, inItsShape(source, args, context, info));
    return answers.get(key);
  };
}

/** Phones store photos turned. Gatsby sets them upright, but would cut them to the shape in which they are stored. */
async function inItsShape(
  source: PictureNode,
  args: Record<string, unknown>,
  context: PictureContext,
  info: PictureInfo,
): Promise<unknown> {
  const { absolutePath } = context.nodeModel.getNodeById({ id: source.parent });
  const { width, height } = (await sharp(absolutePath).metadata()).autoOrient;
  return info.originalResolver(source, { ...args, aspectRatio: width / height }, context, info);
}
