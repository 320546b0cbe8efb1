import type { CreateResolversArgs } from 'gatsby';
import sharp from 'sharp';
import { collectionNames, contentModel, isSingle, modelOf } from '../../content/model/model';
import { queryOf } from './graphqlTypes';

/** Stops the build if something that every page needs is missing, and sets pictures upright. */
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

/** What Gatsby plans a picture by, as far as it is used here. */
type Resolver = (
  picture: { id: string; parent: string; internal: { contentDigest: string } },
  args: Record<string, unknown>,
  context: { nodeModel: { getNodeById(by: { id: string }): { absolutePath: string } } },
  info: { originalResolver(...all: unknown[]): unknown },
) => unknown;

/**
 * Makes a resolver that plans each picture once. Otherwise Gatsby reads its file and plans it again for every page that
 * shows it: with 1,000 pages, a fifth of the build.
 */
export function oncePerPicture(): Resolver {
  const plans = new Map<string, unknown>();
  return (picture, args, ...others) => {
    const key = `${picture.id} ${picture.internal.contentDigest} ${JSON.stringify(args)}`;
    if (!plans.has(key)) plans.set(key, inItsShape(picture, args, ...others));
    return plans.get(key);
  };
}

/** Corrects the shape of photos, which phones store turned. Gatsby sets them upright, but would cut them. */
const inItsShape: Resolver = async (picture, args, context, info) => {
  const { absolutePath } = context.nodeModel.getNodeById({ id: picture.parent });
  const { width, height } = (await sharp(absolutePath).metadata()).autoOrient;
  return info.originalResolver(picture, { ...args, aspectRatio: width / height }, context, info);
};
