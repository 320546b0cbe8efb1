import { buildSchema } from 'graphql';
import { graphqlTypes } from '../../../content/derive/graphql';
import { collectionNames } from '../../../content/model/entry';
import { type CollectionName, modelOf } from '../../../content/model/model';

const { definitions, unions } = graphqlTypes();

/** The collection that a GraphQL type represents, by the type's name. */
export const collectionOfType = new Map<string, CollectionName>(
  collectionNames.map((collection) => [modelOf(collection).typeName, collection]),
);

/** Gatsby's name of the query for one file of a type; for all files it is `all` and the type's name. */
export function singular(type: string): string {
  return type.slice(0, 1).toLowerCase() + type.slice(1);
}

const unionTypes = unions.map(
  ({ name, typeNames }) => `union ${name} = ${Object.values(typeNames).join(' | ')}`,
);

const queryTypes = [...collectionOfType.keys()].map(
  (type) => `
  type All${type} { nodes: [${type}!]! }
  extend type Query {
    ${singular(type)}(id: Anything): ${type}!
    all${type}(filter: Anything, sort: Anything): All${type}!
  }`,
);

/** What the build adds to the types of the model, as far as pages query it. */
const additions = `
  type Query { site: Site! }
  type Site { siteMetadata: SiteMetadata! }
  type SiteMetadata { siteUrl: String! formEndpoint: String! }
  type File { publicURL: String childImageSharp: ImageSharp }
  type ImageSharp { gatsbyImageData: Anything! }
  interface Node { id: ID! }
  scalar Anything

  extend type LandingPage { videos: [Video!]! }
  extend type Policy { slug: String! html: String! }
  extend type Testimonial { slug: String! }
  extend type Video { slug: String! player: String! transcriptWords: String }
`;

/** The types that the site’s queries are written for, derived from the model as in the build. */
export const schema = buildSchema(
  [...definitions, ...unionTypes, additions, ...queryTypes].join('\n'),
  // Gatsby's own directives aren't declared.
  { assumeValid: true, assumeValidSDL: true },
);

/** The GraphQL type of a union value, by its `type` field. */
export function typeInUnion(union: string, type: unknown): string | undefined {
  return unions.find(({ name }) => name === union)?.typeNames[String(type)];
}
